import { globSync, readFileSync } from 'node:fs'
import { isDeep, leftOut } from '@etrend/tooling/depth'
import { longestFirst } from '@etrend/tooling/longest-first'
import { patience } from '@etrend/tooling/patience'
import { defineConfig } from 'vitest/config'
import { byEngine } from './src/test/by-engine'

/** The workspace's own packages are TypeScript sources. */
const own = /^@etrend\//
/**
 * npm packages of many small modules: bundled into one file, they let the shop start a quarter sooner. The others are
 * not bundled; in tests none are, because Node loads them faster than vitest does.
 */
const bundled = [
  /^@ts-rest\//,
  /^drizzle-orm/,
  '@rgrove/parse-xml',
  'jose',
  'nodemailer',
  'papaparse',
  'zod',
]

const onlyOnPostgres = ['src/**/*.postgres.test.ts', 'src/**/*.postgres.deep.test.ts']
/** They put thousands of shops on files of their own and kill them, whatever the engine of the other tests. */
const onlyOnSqlite = ['src/trade/orders/money-*.test.ts']
const { tags: tag } = byEngine
const isOnPostgres = Boolean(process.env['TEST_DATABASE_URL'])

/** The test files that have the tag, as a whole or for some of their tests: vitest would import all files to look for it. */
function taggedFiles() {
  const names = [`@module-tag ${tag}`, "/by-engine'"]
  const isTagged = (file: string) => names.some((name) => readFileSync(file, 'utf8').includes(name))
  return globSync('src/**/*.test.ts').filter(isTagged)
}

/** The entries of processes that the server starts for single pieces of work. */
export const helpers = {
  'check-child': 'src/backups/check-child.ts',
  'decode-child': 'src/media/decode-child.ts',
  'sheet-child': 'src/lib/sheet-child.ts',
  'workbook-child': 'src/lib/workbook-child.ts',
  'paper-child': 'src/trade/papers/paper-child.ts',
  'label-child': 'src/stock/labels/label-child.ts',
  'address-child': 'src/trade/couriers/address-child.ts',
}

export default defineConfig({
  build: {
    ssr: true,
    target: 'node22',
    rolldownOptions: {
      input: {
        server: 'src/server.ts',
        backup: 'src/backup-command.ts',
        move: 'src/move-command.ts',
        doctor: 'src/doctor-command.ts',
        'reset-factor': 'src/reset-factor-command.ts',
        ...helpers,
      },
      // Beside the entries, so that paths.ts finds the same folders from every file.
      output: { chunkFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: process.env.VITEST ? own : [own, ...bundled] },
  test: {
    ...patience,
    globalSetup: './src/test/global-setup.ts',
    setupFiles: ['@etrend/tooling/start-given-time', './src/test/delete-databases.ts'],
    include: isOnPostgres && !isDeep ? taggedFiles() : ['src/**/*.test.ts'],
    exclude: [...leftOut, ...(isOnPostgres ? onlyOnSqlite : onlyOnPostgres)],
    tags: [
      { name: tag, description: 'npm test runs it on PostgreSQL too; the deep run all tests' },
    ],
    ...(isOnPostgres && !isDeep && { tagsFilter: [tag] }),
    // Test files share the modules that a worker has loaded: loading them for each file took a third of the test time.
    isolate: false,
    sequence: {
      sequencer: longestFirst(
        '.property.test',
        '.postgres.test',
        'odd-answers',
        '/imports/',
        '/refunds/',
      ),
    },
  },
})
