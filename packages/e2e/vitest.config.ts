import { availableParallelism } from 'node:os'
import { patience } from '@etrend/tooling/patience'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    ...patience,
    include: ['src/**/*.test.ts'],
    globalSetup: './src/support/global-setup.ts',
    // Each file starts browsers or servers of its own: more workers would only wait for each other.
    maxWorkers: availableParallelism() + 1,
  },
})
