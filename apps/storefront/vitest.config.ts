import { fileURLToPath } from 'node:url'
import { leftOut } from '@etrend/tooling/depth'
import { patience } from '@etrend/tooling/patience'
import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      ...patience,
      exclude: leftOut,
      environment: fileURLToPath(import.meta.resolve('@etrend/tooling/lasting-page')),
      // Test files share the modules that a worker has loaded, and its page, as the admin's do.
      isolate: false,
      setupFiles: ['@etrend/tooling/start-given-time', './src/test/setup.ts'],
    },
  }),
)
