import { patience } from '@etrend/tooling/patience'
import { defineConfig } from 'vitest/config'

/** The workspace's own packages are TypeScript sources. */
const own = /^@etrend\//
/**
 * Of npm's, these are many small modules: read as one file, the shop starts a quarter sooner. The others stay outside;
 * so do all in tests, where Node reads them faster than vitest would.
 */
const bundled = [
  /^@ts-rest\//,
  /^drizzle-orm/,
  '@rgrove/parse-xml',
  'jose',
  'nodemailer',
  'papaparse',
  'zod',
]

export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    rolldownOptions: {
      input: {
        server: 'src/server.ts',
        backup: 'src/backup-command.ts',
        'check-child': 'src/backups/check-child.ts',
        'decode-child': 'src/media/decode-child.ts',
        'sheet-child': 'src/lib/sheet-child.ts',
        'paper-child': 'src/orders/documents/paper-child.ts',
      },
      // Beside the entries, so that paths.ts finds the same folders from every file.
      output: { chunkFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: process.env.VITEST ? own : [own, ...bundled] },
  test: {
    ...patience,
    globalSetup: './src/test/global-setup.ts',
    // The files share what a worker has loaded: loading it for each took as long as a third of the tests.
    isolate: false,
  },
})
