import { fileURLToPath } from 'node:url'
import { leftOut } from '@etrend/tooling/depth'
import { patience } from '@etrend/tooling/patience'
import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      ...patience,
      exclude: leftOut,
      environment: fileURLToPath(import.meta.resolve('@etrend/tooling/lasting-page')),
      setupFiles: ['@etrend/tooling/start-given-time', 'src/lib/test-setup.ts'],
      restoreMocks: true,
      // Test files share the modules that a worker has loaded, and its page: making them anew took a third of the test time.
      isolate: false,
    },
  }),
)
