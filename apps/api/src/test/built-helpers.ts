import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { helpers } from '../../vite.config'

const api = join(import.meta.dirname, '../..')

/**
 * Builds the helper processes for this test run, and names their folder to the workers. Gives a function that deletes it.
 * Started from their sources, hundreds of them took a third of the API tests' time.
 */
export async function buildHelpers() {
  const folder = mkdtempSync(join(api, 'node_modules/.helpers-'))
  await build({
    root: api,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: false, rolldownOptions: { input: helpers } },
  })
  process.env['BUILT_HELPERS'] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
