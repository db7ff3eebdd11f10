import { defineConfig } from 'vitest/config'
import { leftOut } from './depth.mjs'
import { patience } from './patience.mjs'

export default defineConfig({
  test: {
    ...patience,
    include: ['*.test.mjs'],
    exclude: leftOut,
    setupFiles: '@etrend/tooling/start-given-time',
  },
})
