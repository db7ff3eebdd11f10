import { runnerImport, type Plugin } from 'vite'
import { libraryCuts } from './library-cuts.ts'

/**
 * Vite plugins that keep code out of the bundles which no page runs: both copies of zod (28 kB brotli; a browser needs
 * only method and path to send a request, the server validates, TypeScript reads the real types), the unused parts of
 * the router and of React Query, and the icons' attributes.
 */
export function withoutDeadWeight(): Plugin[] {
  return [
    contractRoutes(),
    tsRestWithoutItsZod,
    ...unusedQueryParts,
    routerForProduction(),
    unusedRouterParts,
    iconsDrawnByStyle,
  ]
}

const CONTRACT = '@etrend/contract'
const ROUTES = '\0contract-routes'
const NOUNS = ['store', 'storeCollections', 'navigation', 'reviews', 'likes', 'cart', 'account']
// Calls that only ordering, the account pages and the dialog about sold-out sizes make; they are bundled with those.
const LATER_IMPORTER = /src\/lib\/ordering\/api\.ts$/
const LATER_ROUTES = '\0contract-routes-later'
const LATER_NOUNS = [
  'checkout',
  'deliveryTerms',
  'orders',
  'addresses',
  'profile',
  'reviewsAndLikes',
  'reviewPhotos',
  'privacy',
  'stockAlerts',
]
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

const STAND_IN = 'const z = undefined, ZodObject = class {}, ZodError = class {};\n'

/**
 * Removes the copy of zod 3 that ts-rest's release candidate has in its one file, for its server-error schemas: all
 * before its own first line, its schemas, and the check of a response. The route table above has no schemas, so there
 * is nothing to check a response against.
 */
const tsRestWithoutItsZod = libraryCuts({
  library: '@ts-rest/core',
  version: '3.53.0-rc.1',
  modules: /\/index\.esm\.mjs$/,
  cuts: [
    { from: /^[^]*?(?=^const isZodType = )/m, to: STAND_IN },
    { from: /^const (\w+) = z\.object\([^]*?^\}\);$/gm, to: 'const $1 = undefined;' },
    { from: /= parseAsStandardSchema\(responseSchema\)/, to: '= undefined' },
    { from: /if \(responseSchemaStandard &&/, to: 'if (false &&' },
  ],
})

/** Leaves only the names that a module exports, all of them undefined. */
const emptied = {
  from: /^[^]*export \{([^}]*)\}[^]*$/,
  to: (_module: string, names: string) =>
    names
      .split(',')
      .map((name) => `export const ${name.trim()} = undefined\n`)
      .join(''),
}

/**
 * Empties the modules of React Query that the shop doesn't use. ts-rest imports every hook, and the query client every
 * kind of query, but the shop uses plain queries only.
 */
const unusedQueryParts = [
  libraryCuts({
    library: '@tanstack/react-query',
    version: '5.108.0',
    modules: /\/use(Queries|InfiniteQuery|Suspense\w+)\.js$/,
    cuts: [emptied],
  }),
  libraryCuts({
    library: '@tanstack/query-core',
    version: '5.108.0',
    modules: /\/(queriesObserver|infiniteQuery(Behavior|Observer))\.js$/,
    cuts: [emptied],
  }),
]

/**
 * Uses the production build of react-router: its package points bundlers to the development build, which has the
 * warnings, although the production build is in the package too.
 */
function routerForProduction(): Plugin {
  return {
    name: 'router-for-production',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!/^react-router(\/dom)?$/.test(source)) return undefined
      const found = await this.resolve(source, importer, { skipSelf: true })
      return found && found.id.replace('/dist/development/', '/dist/production/')
    },
  }
}

/**
 * Lets the bundler drop unused parts of react-router: components that are created by a call, or named afterwards, would
 * otherwise stay.
 */
const unusedRouterParts = libraryCuts({
  library: 'react-router',
  version: '7.18.5',
  modules: /\/dist\/.*\.mjs$/,
  cuts: [
    { from: /^\w+\.displayName = "[^"]*";$/gm, to: '' },
    {
      from: /= (?=React\d*\.(?:forwardRef|memo|createContext)\()/g,
      to: '= /* @__PURE__ */ ',
    },
  ],
})

/**
 * Icons without the attributes that are the same on all of them, and without the names of their drawings: a page has a
 * hundred icons, and one rule for `.lucide` (styles/controls.css) says it for all.
 */
const iconsDrawnByStyle = libraryCuts({
  library: 'lucide-react',
  version: '1.75.0',
  modules: /\/build\/(defaultAttributes|buildLucideIconNode)\.mjs$/,
  cuts: [
    { from: /^ {2}(xmlns|fill|stroke|"stroke-line\w+"): .*\n/gm, to: '' },
    { from: /\.\.\."color" in params && [^}]*\},/, to: '' },
    { from: /^ {2}const (aliasClassNames|iconClassNames) = .*\n/gm, to: '' },
    { from: /, \.\.\.iconClassNames/, to: '' },
  ],
})
