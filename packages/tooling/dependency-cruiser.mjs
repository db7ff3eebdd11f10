// Which folder may import which, inside and across packages. Run by `npm test -- folders`.
const tests = '[.]test[.]tsx?$|/src/test/'
const catalogue =
  'sizes|colors|categories|subcategories|products|product-colors|product-images|sale-offers'
const forTests =
  '^packages/tooling/(depth|element-error|given-time|patience|longest-first|pdf-text|server-args|postgres)'

const packageRules = [
  {
    name: 'apps-stay-apart',
    comment: 'Storefront, admin and api share only packages/contract and packages/domain.',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'contract-stands-alone',
    comment: 'The contract imports no other app or package of this repository.',
    from: { path: '^packages/contract/' },
    to: { path: ['^(apps|packages)/', '^@etrend/'], pathNot: ['^packages/contract/', forTests] },
  },
  {
    name: 'domain-stands-alone',
    comment: 'The domain is pure functions: of others, it imports only the contract’s typed-text.',
    from: { path: '^packages/domain/src/', pathNot: tests },
    to: { pathNot: '^packages/(domain/src/|contract/src/lib/typed-text)' },
  },
  {
    name: 'database-knows-no-shop',
    comment: 'What a database is, and SQLite’s engine, import only how the contract folds text.',
    from: { path: '^packages/database/src/', pathNot: tests },
    to: {
      path: ['^(apps|packages)/', '^@etrend/'],
      pathNot: '^packages/(database/|contract/src/lib/typed-text)',
    },
  },
  {
    name: 'postgres-knows-no-shop',
    comment: 'The second engine is given the schema: it imports only what a database is.',
    from: { path: '^packages/postgres/src/', pathNot: tests },
    to: { path: ['^(apps|packages)/', '^@etrend/'], pathNot: '^packages/(postgres|database)/' },
  },
  {
    name: 'only-the-client-opens-engines',
    comment:
      'Behind db/client, nobody knows which engine answers; moving copies from one to the other.',
    from: {
      path: '^apps/api/src/',
      pathNot: [tests, '^apps/api/src/(db/client|moving/move|http/errors)[.]ts$'],
    },
    to: { path: '^packages/postgres/' },
  },
  {
    name: 'demo-knows-no-shop',
    comment: 'The demo is data and drawings: it imports only the domain.',
    from: { path: '^packages/demo/src/', pathNot: tests },
    to: { path: ['^(apps|packages)/', '^@etrend/'], pathNot: '^packages/(demo|domain)/' },
  },
  {
    name: 'only-the-seed-imports-the-demo',
    comment: 'Only what fills an empty shop knows that there is a demo.',
    from: { path: '^(apps|packages)/', pathNot: [tests, '^packages/demo/', '^apps/api/src/seed/'] },
    to: { path: '^packages/demo/' },
  },
  {
    name: 'tools-are-not-imported',
    comment:
      'Shipped code imports no tests, benchmarks or tooling. Test runs may import their time limits, their errors, their order, how a server is started and how a PDF is read, vite builds the plugins.',
    from: {
      path: '^(apps|packages)/([^/]+)/',
      pathNot: ['^packages/(gates|bench|rehearsal)/', '^apps/[^/]+/(vite[.]config[.]ts$|build/)'],
    },
    to: {
      path: '^packages/(e2e|bench|gates|rehearsal|tooling)/',
      pathNot: ['^packages/$2/', forTests],
    },
  },
  {
    name: 'only-tests-have-a-given-time',
    comment: 'The shop asks its clock, and never the time that tests begin at.',
    from: { pathNot: [tests, '^packages/(e2e|tooling)/'] },
    to: { path: '^packages/tooling/given-time' },
  },
  {
    name: 'tools-use-the-harness-of-e2e',
    comment: 'Gates, bench and the rehearsal import only e2e’s harness and server-args.',
    from: { path: '^packages/(gates|bench|rehearsal)/' },
    to: {
      path: '^packages/(e2e|bench|gates|rehearsal|tooling)/',
      pathNot: ['^packages/e2e/src/support/', '^packages/$1/', forTests],
    },
  },
]

/**
 * Rules inside each app, between three layers of folders: the base (ui, lib, http, db and so on), the nouns (one folder
 * each, as orders and stock), and the top, which puts the app together. A layer imports only the layers before it.
 */
const folderRules = [
  ...layers({
    app: 'api',
    base: 'http|db|lib|data-dir|pdf|sheets|media|mail|sms|records',
    // The stock ledger is written by orders, imports and deliveries; the store shows the website and the collections, which staff write.
    shared: 'stock|website|collections',
    top: 'web|seed|app|start|commands|server[.]ts',
  }),
  // Products show size guides, which the owner writes; the server renders the owner's colours.
  ...layers({ app: 'storefront', base: 'ui|lib', top: 'app|entry-[^/]+', shared: 'website' }),
  ...layers({
    app: 'admin',
    // resource/ holds screens that all nouns share.
    base: 'ui|lib|resource',
    top: 'app|main[.]tsx',
    // The list of one catalogue noun may be the options of another noun. Couriers and customers show orders with their
    // marks, and sign-in and profile set up the same second factor.
    shared: 'catalogue|workspace|staff-orders/marks|account/factor',
  }),
  ...oneWay('apps/admin/src/ui', [
    '(may|list-paths|record-paths)[.]tsx?',
    'controls',
    'display|state',
    'dialog',
    'form',
    'list',
    'files',
  ]),
  ...oneWay('apps/admin/src/website', ['inputs|publishing', 'pages|home|menus|appearance']),
  ...oneWay('apps/admin/src/staff-orders', [
    'marks|steps',
    'editing',
    'bills|refunds',
    'entry|returns',
    'list|order',
  ]),
  ...oneWay('apps/api/src', [
    'lib|paths[.]ts',
    'db',
    'http|pdf|sheets|data-dir',
    'media|records',
    'mail',
    'sms',
  ]),
  ...oneWay('apps/api/src/trade', [
    'promo-codes|addresses',
    'rows',
    'cart|cash|customers|delivery|sales|invoices|payments|payouts',
    'refunds',
    'orders',
    'staff-orders|returns|papers',
    'couriers',
    'trade[.]ts',
  ]),
  {
    name: 'api-catalogue-nouns-stay-apart',
    comment: 'A noun reads the rows of another noun through db/schema and never imports its files.',
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
    comment: 'Two modules that import each other should be one module, or share a third one.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-orphans',
    comment: 'No module imports this one and it imports none: delete it, or put it to use.',
    from: {
      orphan: true,
      path: '^(apps|packages)/',
      pathNot: [
        tests,
        '[.]d[.]ts$',
        '[.]config[.]ts$',
        '/scripts/',
        '/offline/worker[.]ts$', // an entry of the admin's build
        '^packages/(e2e|bench|gates|tooling|deploy)/',
      ],
    },
    to: {},
  },
]

/**
 * The rules between the three layers of one app. Each argument but `app` is a part of a regular expression, which
 * matches folders and files directly under src. Every folder that is neither base nor top belongs to a noun; all nouns
 * may import the folders that `shared` matches.
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
      comment: `A noun imports only ${ground} and its own folder.`,
      from: { path: `${src}([^/]+)/`, pathNot: [tests, `${src}(${base}|${top})/`] },
      to: { path: `${src}[^/]+/`, pathNot: `${src}(${ground}|$1)/` },
    },
    {
      name: `${app}-nothing-imports-the-top`,
      comment: `${top} put the app together: no other file imports them.`,
      from: { path: src, pathNot: [tests, `${src}(${top})(/|$)`] },
      to: { path: `${src}(${top})(/|$)` },
    },
  ]
}

/**
 * The rules inside one folder: its parts stand in steps, and a part imports only itself and the steps before its own.
 */
function oneWay(folder, steps) {
  return steps.map((step, index) => {
    const before = steps.slice(0, index).join('|')
    return {
      name: `${folder.split('/').pop()}-one-way-${step.replaceAll(/[|[\].]+/g, '-')}`,
      comment: `In ${folder}, ${step} import only what is before them: ${before || 'nothing'}.`,
      from: { path: `^${folder}/(${step})(/|$)`, pathNot: tests },
      to: {
        path: `^${folder}/`,
        pathNot: `^${folder}/(${[before, '$1'].filter(Boolean).join('|')})(/|$)`,
      },
    }
  })
}

export default {
  forbidden: [...packageRules, ...folderRules, ...everywhere].map((rule) => ({
    severity: 'error',
    ...rule,
  })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|test-results)/' },
    // Imports of types count too: a noun that uses another noun's type depends on it.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
