import { readFileSync } from 'node:fs'
import type { Piece } from '../../build/sorted-styles'
import { isRecord, isText } from '../lib/narrow'

type Chunk = { file: string; css: string[]; assets: string[]; imports: string[] }

const ENTRY = 'src/entry-client.tsx'
const CLIENT = new URL('../client/', import.meta.url)

/** The client build's files, read once: the stylesheet and its pieces, the icon, the fonts and each page's scripts. */
export function builtAssets() {
  return isDevelopment ? sources : (assets ??= readAssets())
}

let assets: ReturnType<typeof readAssets> | undefined

// In development there is no build: Vite serves the sources. (In tests, MODE is 'test'.)
const isDevelopment = import.meta.env.MODE === 'development'
const sources = {
  styles: '/src/styles.css',
  pieces: ["@import '/src/styles.css';"],
  icon: '/favicon.svg',
  fonts: [],
  scriptsFor: () => ['/src/entry-client.tsx'],
}

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

  /** The scripts that a file imports, then its own: in the order in which they can run. */
  function scriptsOf(source: string): string[] {
    const chunk = chunkOf(source)
    return chunk ? [...chunk.imports.flatMap(scriptsOf), `/${chunk.file}`] : []
  }

  const { css, assets: files } = chunkOf(ENTRY) ?? missing()
  return {
    styles: css.map((name) => `/${name}`).join(' '),
    pieces: sortedPieces(),
    // Embedded in the page, because fetching it would take a connection away from the large picture.
    icon: `data:image/svg+xml,${textOf('favicon.svg').trim().replaceAll('"', "'").replaceAll('#', '%23')}`,
    // Only the basic letters are preloaded. Browsers fetch the whole fonts where a page has other letters.
    fonts: files.filter((name) => /-basic-.*\.woff2$/.test(name)).map((name) => `/${name}`),
    // The page's own scripts come before the entry's, which renders the page.
    scriptsFor: (page: string | undefined) => [
      ...new Set([...(page ? scriptsOf(page) : []), ...scriptsOf(ENTRY)]),
    ],
  }
}

/** The stylesheet's pieces, which our own build (build/sorted-styles.ts) writes. Throws if they are invalid. */
function sortedPieces(): Piece[] {
  const found: unknown = JSON.parse(textOf('.vite/styles.json'))
  return arePieces(found) ? found : missing()
}

function arePieces(value: unknown): value is Piece[] {
  return Array.isArray(value) && value.every(isPiece)
}

function isPiece(value: unknown): value is Piece {
  if (!isRecord(value)) return isText(value)
  const { text, needs, word, open, pieces } = value
  if (isText(open)) return arePieces(pieces)
  const hasNeeds = Array.isArray(needs) && needs.every(areTexts)
  return isText(text) && (isText(word) || hasNeeds)
}

function areTexts(value: unknown) {
  return Array.isArray(value) && value.every(isText)
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
