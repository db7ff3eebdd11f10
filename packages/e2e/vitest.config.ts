import { availableParallelism } from 'node:os'
import { longestFirst } from '@etrend/tooling/longest-first'
import { patience } from '@etrend/tooling/patience'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    ...patience,
    include: ['src/**/*.test.ts'],
    // They need a PostgreSQL server.
    exclude: process.env['E2E_DATABASE_URL'] ? [] : ['src/**/*.postgres.test.ts'],
    globalSetup: './src/support/global-setup.ts',
    // Each file starts browsers or servers of its own: more workers would only wait for each other.
    maxWorkers: availableParallelism() + 1,
    sequence: {
      sequencer: longestFirst(
        'without-script',
        'accessibility',
        'admin-orders',
        'starting',
        'many-tabs',
      ),
    },
  },
})
