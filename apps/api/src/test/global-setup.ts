import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, isRunnableDevEnvironment } from 'vite'
import type { TestProject } from 'vitest/node'
import { helpers } from '../../vite.config'
import type * as readyShops from './ready-shops'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folders of shops that tests open copies of: making them anew for each test took most of the tests' time. */
    readyShops: Record<readyShops.ReadyShop, string>
  }
}

/**
 * Makes the shops that tests open copies of, once per test run. Their module is imported in the environment of the
 * workers, because vitest transforms what a global setup imports for an environment of its own: the workers would wait
 * until all of the API is transformed a second time.
 */
export async function setup({ provide, vite }: TestProject) {
  const deleteHelpers = await buildHelpers()
  const { ssr } = vite.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vitest has no environment for workers.')
  const { makeReadyShops } = await ssr.runner.import<typeof readyShops>('/src/test/ready-shops.ts')
  const shops = await makeReadyShops()
  provide('readyShops', shops)
  return () => {
    deleteHelpers()
    for (const folder of Object.values(shops)) rmSync(folder, { recursive: true, force: true })
  }
}

const api = join(import.meta.dirname, '../..')

/**
 * Builds the helper processes for this test run, and names their folder to the workers. Gives a function that deletes it.
 * Started from their sources, hundreds of them took a third of the API tests' time.
 */
async function buildHelpers() {
  const folder = mkdtempSync(join(api, 'node_modules/.helpers-'))
  await build({
    root: api,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: false, rolldownOptions: { input: helpers } },
  })
  process.env['BUILT_HELPERS'] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
