import { globSync, readFileSync } from 'node:fs'
import { isDeep, leftOut } from '@etrend/tooling/depth'
import { longestFirst } from '@etrend/tooling/longest-first'
import { patience } from '@etrend/tooling/patience'
import { defineConfig } from 'vitest/config'
import { byEngine } from './src/test/by-engine.ts'
import { own } from './vite.config.ts'

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

export default defineConfig({
  // Libraries are loaded by Node, which is faster than vitest.
  ssr: { noExternal: own },
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
