import { build, type Plugin } from 'vite'

const QUERY = '?script'

/**
 * A Vite plugin: `import text from './file.ts?script'` gives the compiled and minified code of a TypeScript file as a
 * text, in a block of its own, so that a page can hold it as an inline script.
 */
export function scriptText(): Plugin {
  return {
    name: 'script-text',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined
      const file = id.slice(0, -QUERY.length)
      this.addWatchFile(file)
      return `export default ${JSON.stringify(await compiled(file))}`
    },
  }
}

async function compiled(file: string) {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const chunks = outputs.flatMap((one) => ('output' in one ? one.output : []))
  const [chunk, ...others] = chunks
  if (chunk?.type !== 'chunk' || others.length > 0) {
    throw new Error(`${file} must be built to one script and nothing else.`)
  }
  return chunk.code.trim()
}
