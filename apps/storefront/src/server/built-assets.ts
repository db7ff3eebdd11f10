import { readFileSync } from 'node:fs'
import type { Piece } from '../../build/sorted-styles'
import { isRecord, isText } from '../lib/narrow'

type Chunk = { file: string; css: string[]; assets: string[]; imports: string[] }

const ENTRY = 'src/entry-client.tsx'
const CLIENT = new URL('../client/', import.meta.url)

/** What the client build made, read once: the stylesheet and its pieces, the icon, the fonts, and the scripts of each page. */
export function builtAssets() {
  return (assets ??= readAssets())
}

let assets: ReturnType<typeof readAssets> | undefined

function readAssets() {
  const manifest: unknown = JSON.parse(textOf('.vite/manifest.json'))

  function chunkOf(source: string): Chunk | undefined {
    const chunk = isRecord(manifest) ? manifest[source] : undefined
    if (!isRecord(chunk) || !isText(chunk.file)) return undefined
    return {
      file: chunk.file,
      css: texts(chunk.css),
      assets: texts(chunk.assets),
      imports: texts(chunk.imports),
    }
  }

  /** All that a file imports, then itself: the order in which they can run. */
  function scriptsOf(source: string): string[] {
    const chunk = chunkOf(source)
    return chunk ? [...chunk.imports.flatMap(scriptsOf), `/${chunk.file}`] : []
  }

  const { css, assets: files } = chunkOf(ENTRY) ?? missing()
  return {
    styles: css.map((name) => `/${name}`).join(' '),
    pieces: sortedPieces(),
    // In the page itself, because a browser that asks for it has one connection less for the picture.
    icon: `data:image/svg+xml,${textOf('favicon.svg').trim().replaceAll('"', "'").replaceAll('#', '%23')}`,
    // The whole fonts come only where a page has other letters.
    fonts: files.filter((name) => /-basic-.*\.woff2$/.test(name)).map((name) => `/${name}`),
    // The page's own before the entry's, which draws it.
    scriptsFor: (page: string | undefined) => [
      ...new Set([...(page ? scriptsOf(page) : []), ...scriptsOf(ENTRY)]),
    ],
  }
}

/** Written by our own build (build/sorted-styles.ts), beside this file. */
function sortedPieces(): Piece[] {
  const found: unknown = JSON.parse(textOf('.vite/styles.json'))
  return arePieces(found) ? found : missing()
}

function arePieces(value: unknown): value is Piece[] {
  return Array.isArray(value) && value.every(isPiece)
}

function isPiece(value: unknown) {
  return isText(value) || (isRecord(value) && (isText(value.text) || arePieces(value.pieces)))
}

function texts(value: unknown) {
  return Array.isArray(value) ? value.filter(isText) : []
}

function textOf(name: string) {
  return readFileSync(new URL(name, CLIENT), 'utf8')
}

function missing(): never {
  throw new Error(`The client build's manifest has no ${ENTRY}. Build the client first: pnpm build`)
}
