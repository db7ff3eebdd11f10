import { availableParallelism } from 'node:os'
import { leftOut } from '@etrend/tooling/depth'
import { longestFirst } from '@etrend/tooling/longest-first'
import { journeyPatience } from '@etrend/tooling/patience'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    ...journeyPatience,
    include: ['src/**/*.test.ts'],
    // Some need a PostgreSQL server.
    exclude: [...leftOut, ...(process.env['E2E_DATABASE_URL'] ? [] : ['src/**/*.postgres.*'])],
    // Test files share the modules that a worker has loaded: loading them for each file took a tenth of the journeys' time.
    isolate: false,
    globalSetup: './src/support/global-setup.ts',
    // Each file starts browsers or servers of its own: more workers would only wait for each other.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: longestFirst('accessibility', 'payments', 'checkout') },
  },
})
