import { runnerImport, type Plugin } from 'vite'

/**
 * Vite plugins that keep code out of the bundles which no page runs: both copies of zod (28 kB brotli; a browser needs
 * only method and path to send a request, the server validates, TypeScript reads the real types) and the unused parts
 * of the router and of React Query.
 */
export function withoutDeadWeight(): Plugin[] {
  return [contractRoutes(), tsRestWithoutItsZod(), unusedQueryParts(), ...unusedRouterParts()]
}

const CONTRACT = '@etrend/contract'
const ROUTES = '\0contract-routes'
const NOUNS = ['store', 'reviews', 'likes', 'cart', 'account']
// Calls that only ordering and the account pages make; they are bundled with those pages.
const LATER_IMPORTER = /src\/lib\/ordering\/api\.ts$/
const LATER_ROUTES = '\0contract-routes-later'
const LATER_NOUNS = ['checkout', 'orders', 'addresses', 'profile', 'reviewsAndLikes', 'privacy']
const SCHEMA_KEYS = ['query', 'body', 'pathParams', 'headers', 'metadata', 'summary']

/** Replaces the contract by a table of methods and paths, with only the nouns that the storefront calls. */
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
// The route table above has no schemas, so there is nothing to check a response against.
const ITS_CHECK = 'if (responseSchemaStandard &&'

/** Removes the copy of zod 3 that ts-rest's release candidate has in its one file, for its server-error schemas. */
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

/**
 * Empties the modules of React Query that the shop doesn't use. ts-rest imports every hook, and the query client every
 * kind of query, but the shop uses plain queries only.
 */
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
 * Lets the bundler drop unused parts of react-router: components that are created by a call, or named afterwards, would
 * otherwise stay. Also uses its production build: its package points bundlers to the development build, which has the
 * warnings, although the production build is in the package too.
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
