import { readFile, writeFile } from 'node:fs/promises'
import { openApiDocument } from './document'

/** Writes src/openapi.json from the contract; with --check it only says whether the two differ. */
const file = new URL('../src/openapi.json', import.meta.url)
const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`

if (!process.argv.includes('--check')) {
  await writeFile(file, text)
} else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
  console.error(
    'packages/contract/src/openapi.json differs from the contract: run `pnpm --filter @etrend/contract openapi` and commit it.',
  )
  process.exitCode = 1
}
