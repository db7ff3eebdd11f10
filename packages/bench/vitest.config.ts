import { leftOut } from '@etrend/tooling/depth'
import { journeyPatience } from '@etrend/tooling/patience'
import { defineConfig } from 'vitest/config'

// Each test starts servers of its own.
export default defineConfig({ test: { ...journeyPatience, exclude: leftOut } })
