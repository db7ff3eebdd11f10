import { readFileSync } from 'node:fs'

type Chunk = { file: string; css?: string[]; assets?: string[] }

const ENTRY = 'src/entry-client.tsx'
const CLIENT = new URL('../client/', import.meta.url)

/** What the client build made, read once: the CSS as text, the fonts, and where each page's script lies. */
export function builtAssets() {
  return (assets ??= readAssets())
}

let assets: ReturnType<typeof readAssets> | undefined

function readAssets() {
  const manifest: Record<string, Chunk> = JSON.parse(textOf('.vite/manifest.json'))
  const { file, css = [], assets: fonts = [] } = manifest[ENTRY] ?? missing()
  return {
    entry: `/${file}`,
    css: css.map(textOf).join(''),
    fonts: fonts.filter((name) => name.endsWith('.woff2')).map((name) => `/${name}`),
    scriptOf: (source: string | undefined) => {
      const script = source && manifest[source]?.file
      return script ? `/${script}` : undefined
    },
  }
}

function textOf(name: string) {
  return readFileSync(new URL(name, CLIENT), 'utf8')
}

function missing(): never {
  throw new Error(`The client build's manifest has no ${ENTRY}. Build the client first: pnpm build`)
}
