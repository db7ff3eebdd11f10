// Which folder may import which, inside and across packages. Run by `npm test -- folders`.
const tests = '[.]test[.]tsx?$|/src/test/'
const catalogue = 'sizes|colors|categories|subcategories|products|product-colors|product-images'
const patience = '^packages/tooling/patience'

/** In every app: ui, lib, http, db (and the api's records, on top of them) ← nouns ← app. */
const packageRules = [
  {
    name: 'apps-stay-apart',
    comment: 'Storefront, admin and api meet in packages/contract and packages/domain only.',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'contract-stands-alone',
    comment: 'The contract imports nothing of ours.',
    from: { path: '^packages/contract/' },
    to: { path: ['^(apps|packages)/', '^@etrend/'], pathNot: ['^packages/contract/', patience] },
  },
  {
    name: 'domain-stands-alone',
    comment: 'The domain is pure functions: it imports nothing at all.',
    from: { path: '^packages/domain/src/', pathNot: tests },
    to: { pathNot: '^packages/domain/src/' },
  },
  {
    name: 'tools-are-not-imported',
    comment:
      'Nothing that ships imports tests, benchmarks or tooling; tests share their time limits, and builds a plugin.',
    from: {
      path: '^(apps|packages)/([^/]+)/',
      pathNot: ['^packages/gates/', '^apps/[^/]+/vite\\.config\\.ts$'],
    },
    to: {
      path: '^packages/(e2e|bench|gates|tooling)/',
      pathNot: ['^packages/$2/', patience],
    },
  },
  {
    name: 'gates-use-the-harness-of-e2e',
    comment:
      'The gates start shops and call them as the browser tests do, and take nothing else from tools.',
    from: { path: '^packages/gates/' },
    to: { path: '^packages/(e2e|bench|tooling)/', pathNot: '^packages/e2e/src/support/' },
  },
]

const folderRules = [
  ...layers({
    app: 'api',
    base: 'http|db|lib|media|mail|records',
    top: 'web|seed|app[.]ts|open-shop[.]ts|server[.]ts',
  }),
  ...layers({ app: 'storefront', base: 'ui|lib', top: 'app|entry-[^/]+' }),
  // The screens of resource/ are shared by all nouns; a noun's own list may be another's options.
  ...layers({
    app: 'admin',
    base: 'ui|lib|resource',
    top: 'app|main[.]tsx',
    shared: 'catalogue|workspace',
  }),
  {
    name: 'api-catalogue-nouns-stay-apart',
    comment: 'A noun reads another through db/schema, never through its file.',
    from: { path: `^apps/api/src/catalogue/(${catalogue})[/.]`, pathNot: tests },
    to: {
      path: `^apps/api/src/catalogue/(${catalogue})[/.]`,
      pathNot: '^apps/api/src/catalogue/$1[/.]',
    },
  },
]

const everywhere = [
  {
    name: 'no-circles',
    comment: 'Two modules that need each other are one module, or miss a third.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-orphans',
    comment: 'Nobody imports it and it imports nobody: delete it, or wire it in.',
    from: {
      orphan: true,
      path: '^(apps|packages)/',
      pathNot: [
        tests,
        '[.]d[.]ts$',
        '[.]config[.]ts$',
        '/scripts/',
        '^packages/(e2e|bench|gates|tooling)/',
      ],
    },
    to: {},
  },
]

/**
 * The three layers of one app as rules. Each argument but `app` is a part of a regular expression: first folders or
 * files under src. Everything that is neither base nor top is a noun; `shared` is what any noun may import.
 */
function layers({ app, base, top, shared }) {
  const src = `^apps/${app}/src/`
  const ground = shared ? `${base}|${shared}` : base
  return [
    {
      name: `${app}-base-knows-no-noun`,
      comment: `${base} are below the nouns and import none of them.`,
      from: { path: `${src}(${base})/`, pathNot: tests },
      to: { path: `${src}[^/]+/`, pathNot: `${src}(${base})/` },
    },
    {
      name: `${app}-nouns-stay-apart`,
      comment: `A noun imports ${ground} and its own folder.`,
      from: { path: `${src}([^/]+)/`, pathNot: [tests, `${src}(${base}|${top})/`] },
      to: { path: `${src}[^/]+/`, pathNot: `${src}(${ground}|$1)/` },
    },
    {
      name: `${app}-nothing-imports-the-top`,
      comment: `${top} put the app together; what they import can't import them.`,
      from: { path: src, pathNot: [tests, `${src}(${top})(/|$)`] },
      to: { path: `${src}(${top})(/|$)` },
    },
  ]
}

export default {
  forbidden: [...packageRules, ...folderRules, ...everywhere].map((rule) => ({
    severity: 'error',
    ...rule,
  })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|test-results)/' },
    // A type is a dependency too: a noun that needs another's type knows it.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
