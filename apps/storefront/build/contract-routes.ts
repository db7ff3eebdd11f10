import { runnerImport, type Plugin } from 'vite'

const ID = '@etrend/contract'
const RESOLVED = '\0contract-routes'
const SHOPPERS_NOUNS = ['store', 'cart', 'account']

/**
 * Gives the storefront the contract without its schemas: a browser only needs method and path to ask, the server
 * validates, and TypeScript reads the real types. Saves zod (about 15 kB brotli) on every page.
 */
export function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    enforce: 'pre',
    resolveId(id) {
      return id === ID ? RESOLVED : undefined
    },
    async load(id) {
      if (id !== RESOLVED) return undefined
      const { module } = await runnerImport<{ contract: object }>(ID)
      const nouns = Object.entries(module.contract).filter(([noun]) => SHOPPERS_NOUNS.includes(noun))
      return `export const contract = ${JSON.stringify(Object.fromEntries(nouns), withoutSchemas)}`
    },
  }
}

const SCHEMA_KEYS = ['query', 'body', 'pathParams', 'headers', 'metadata', 'summary']

function withoutSchemas(key: string, value: unknown) {
  if (SCHEMA_KEYS.includes(key)) return undefined
  return key === 'responses' ? {} : value
}
