import { leftOut } from '@etrend/tooling/depth'
import { patience } from '@etrend/tooling/patience'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { ...patience, exclude: leftOut, setupFiles: '@etrend/tooling/start-given-time' },
})
