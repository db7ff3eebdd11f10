import { readFileSync } from 'node:fs'
import type { Piece } from '../../build/sorted-styles'
import { listOf, object, orElse, record, recordOf, type Schema, text } from '../lib/schema'
import { pageStyles } from './page-styles'

const ENTRY = 'src/entry-client.tsx'
const CLIENT = new URL('../client/', import.meta.url)

/** The client build's files, read once: the stylesheet and what pages need of it, the icon, the fonts and each page's scripts. */
export function builtAssets() {
  return isDevelopment ? sources : (assets ??= readAssets())
}

let assets: ReturnType<typeof readAssets> | undefined

// In development there is no build: Vite serves the sources. (In tests, MODE is 'test'.)
const isDevelopment = import.meta.env.MODE === 'development'
const sources = {
  styles: '/src/styles.css',
  stylesFor: pageStyles(["@import '/src/styles.css';"]),
  icon: '/favicon.svg',
  fonts: [],
  scriptsFor: () => ['/src/entry-client.tsx'],
}

function readAssets() {
  const chunks = manifest(JSON.parse(textOf('.vite/manifest.json')))

  /** The scripts that a file imports, then its own: in the order in which they can run. */
  function scriptsOf(source: string): string[] {
    const chunk = chunks[source]
    return chunk ? [...chunk.imports.flatMap(scriptsOf), `/${chunk.file}`] : []
  }

  const ofPages = new Map<string, string[]>()
  const { css, assets: files } = chunks[ENTRY] ?? missing()
  return {
    styles: css.map((name) => `/${name}`).join(' '),
    // Our own build (build/sorted-styles.ts) writes them.
    stylesFor: pageStyles(listOf(piece)(JSON.parse(textOf('.vite/styles.json')))),
    // Embedded in the page, because fetching it would take a connection away from the large picture.
    icon: `data:image/svg+xml,${textOf('favicon.svg').trim().replaceAll('"', "'").replaceAll('#', '%23')}`,
    // Only the basic letters are preloaded. Browsers fetch the whole fonts where a page has other letters.
    fonts: files.filter((name) => /-basic-.*\.woff2$/.test(name)).map((name) => `/${name}`),
    // The page's own scripts come before the entry's, which renders the page.
    scriptsFor: (page = '') => {
      const scripts = ofPages.get(page) ?? [...new Set([...scriptsOf(page), ...scriptsOf(ENTRY)])]
      ofPages.set(page, scripts)
      return scripts
    },
  }
}

const texts = orElse(listOf(text), [])
const manifest = recordOf(object({ file: text, css: texts, assets: texts, imports: texts }))

const piece: Schema<Piece> = (given) => {
  if (typeof given === 'string') return given
  const { open, word } = record(given)
  if (open !== undefined) return object({ open: text, pieces: listOf(piece) })(given)
  if (word !== undefined) return object({ text, word: text })(given)
  return object({ text, needs: listOf(listOf(text)) })(given)
}

function textOf(name: string) {
  return readFileSync(new URL(name, CLIENT), 'utf8')
}

function missing(): never {
  throw new Error(`The client build's manifest has no ${ENTRY}. Build the client first: pnpm build`)
}
