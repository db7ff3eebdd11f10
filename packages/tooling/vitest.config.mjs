import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { leftOut } from './depth.mjs'
import { patience } from './patience.mjs'

export default defineConfig({
  test: {
    ...patience,
    include: ['*.test.mjs'],
    exclude: leftOut,
    // A path of its own: other packages use this file too.
    setupFiles: fileURLToPath(new URL('start-given-time.mjs', import.meta.url)),
  },
})
