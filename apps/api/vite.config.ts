import { asciiCode, httpWithoutFetch, serverOutput } from '@etrend/tooling/server-code'
import { defineConfig } from 'vite'

/** The workspace's own packages are TypeScript sources. */
export const own = /^@etrend\//
/**
 * npm packages that read files of their own, as machine code and fonts. All others are bundled: Node opens a few files
 * instead of a thousand small ones, so the shop starts a fifth sooner.
 */
const notBundled = [
  '@node-rs/argon2',
  '@scalar/fastify-api-reference',
  'better-sqlite3',
  'bwip-js',
  'fontkit',
  'pdfkit',
  'sharp',
  'subset-font',
]

/** The entries of processes that the server starts for single pieces of work. */
export const helpers = {
  'check-child': 'src/backups/check-child.ts',
  'decode-child': 'src/media/decode-child.ts',
  'sheet-child': 'src/sheets/sheet-child.ts',
  'workbook-child': 'src/sheets/workbook-child.ts',
  'paper-child': 'src/trade/papers/paper-child.ts',
  'share-child': 'src/store/sharing/share-child.ts',
  'label-child': 'src/stock/labels/label-child.ts',
  'address-child': 'src/trade/couriers/address-child.ts',
}

export default defineConfig({
  build: {
    ssr: true,
    target: 'node22',
    rolldownOptions: {
      input: {
        server: 'src/server.ts',
        backup: 'src/commands/backup.ts',
        move: 'src/commands/move.ts',
        doctor: 'src/commands/doctor.ts',
        'reset-factor': 'src/commands/reset-factor.ts',
        ...helpers,
      },
      // Beside the entries, so that paths.ts finds the same folders from every file.
      output: { chunkFileNames: '[name].js', ...serverOutput },
    },
  },
  plugins: [httpWithoutFetch(), asciiCode()],
  ssr: { noExternal: true, external: notBundled },
})
