import { defineConfig } from 'vitest/config'
import { patience } from './patience.mjs'

export default defineConfig({ test: patience })
