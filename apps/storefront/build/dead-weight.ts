import { runnerImport, type Plugin } from 'vite'

/**
 * Keeps out of every page what no page runs: both zods (28 kB brotli; a browser only needs method and path to ask,
 * the server validates, TypeScript reads the real types) and the parts of router and queries that nothing here uses.
 */
export function withoutDeadWeight(): Plugin[] {
  return [contractRoutes(), tsRestWithoutItsZod(), unusedQueryParts(), ...unusedRouterParts()]
}

const CONTRACT = '@etrend/contract'
const ROUTES = '\0contract-routes'
const NOUNS = ['store', 'reviews', 'likes', 'cart', 'account']
// What only ordering and the account's pages call comes with them.
const LATER_IMPORTER = /src\/lib\/ordering\/api\.ts$/
const LATER_ROUTES = '\0contract-routes-later'
const LATER_NOUNS = ['checkout', 'orders', 'addresses', 'profile', 'opinions', 'privacy']
const SCHEMA_KEYS = ['query', 'body', 'pathParams', 'headers', 'metadata', 'summary']

/** The contract as a table of methods and paths, of the nouns that shoppers call. */
function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (id !== CONTRACT) return undefined
      return LATER_IMPORTER.test(importer) ? LATER_ROUTES : ROUTES
    },
    async load(id) {
      if (id !== ROUTES && id !== LATER_ROUTES) return undefined
      const wanted = id === ROUTES ? NOUNS : LATER_NOUNS
      const { module } = await runnerImport<{ contract: object }>(CONTRACT)
      const nouns = Object.entries(module.contract).filter(([noun]) => wanted.includes(noun))
      return `export const contract = ${JSON.stringify(Object.fromEntries(nouns), withoutSchemas)}`
    },
  }
}

function withoutSchemas(key: string, value: unknown) {
  if (SCHEMA_KEYS.includes(key)) return undefined
  return key === 'responses' ? {} : value
}

const TS_REST = '@ts-rest/core/index.esm.mjs'
const FIRST_OWN_LINE = 'const isZodType = '
const STAND_IN = 'const z = undefined, ZodObject = class {}, ZodError = class {};\n'
const ITS_SCHEMAS = /^const (\w+) = z\.object\([^]*?^\}\);$/gm
// The contract's table (above) has no schemas, so that there is nothing to check an answer with.
const ITS_CHECK = 'if (responseSchemaStandard &&'

/** ts-rest's release candidate carries a whole zod 3 in its one file, for the schemas of its server errors. */
function tsRestWithoutItsZod(): Plugin {
  return {
    name: 'ts-rest-without-its-zod',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(TS_REST)) return undefined
      const at = code.indexOf(FIRST_OWN_LINE)
      if (at < 0) this.error(`${TS_REST} is laid out differently now: see build/dead-weight.ts`)
      const own = code
        .slice(at)
        .replace(ITS_SCHEMAS, 'const $1 = undefined;')
        .replace('= parseAsStandardSchema(responseSchema)', '= undefined')
        .replace(ITS_CHECK, 'if (false &&')
      return { code: STAND_IN + own, map: null }
    },
  }
}

const UNUSED_QUERIES =
  /@tanstack\/\S+\/(use(Queries|InfiniteQuery|Suspense\w+)|queriesObserver|infiniteQuery(Behavior|Observer))\.js$/

/** ts-rest offers every hook of React Query, and its client every kind of query; the shop asks plain ones. */
function unusedQueryParts(): Plugin {
  return {
    name: 'unused-query-parts',
    enforce: 'pre',
    transform(code, id) {
      if (!UNUSED_QUERIES.test(id)) return undefined
      const [, names = ''] = /export \{([^}]*)\}/.exec(code) ?? []
      const stubs = names.split(',').map((name) => `export const ${name.trim()} = undefined\n`)
      return { code: stubs.join(''), map: null }
    },
  }
}

const ITS_NAMES = /^\w+\.displayName = "[^"]*";$/gm
const ITS_COMPONENTS = /= (?=React\d*\.(?:forwardRef|memo|createContext)\()/g

/**
 * Components made by a call, or named after they are made, would stay although nothing uses them. And its package
 * names only the development build, with its warnings, for bundlers; the other one lies beside it.
 */
function unusedRouterParts(): Plugin[] {
  return [
    {
      name: 'router-for-production',
      apply: 'build',
      enforce: 'pre',
      async resolveId(source, importer) {
        if (!/^react-router(\/dom)?$/.test(source)) return undefined
        const found = await this.resolve(source, importer, { skipSelf: true })
        return found && found.id.replace('/dist/development/', '/dist/production/')
      },
    },
    {
      name: 'unused-router-parts',
      enforce: 'pre',
      transform(code, id) {
        if (!/react-router\/dist\/.*\.mjs$/.test(id)) return undefined
        return {
          code: code.replace(ITS_NAMES, '').replace(ITS_COMPONENTS, '= /* @__PURE__ */ '),
          map: null,
        }
      },
    },
  ]
}
