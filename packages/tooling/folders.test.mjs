import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

// Without a TypeScript of the right version, dependency-cruiser leaves our sources out and finds nothing wrong.
test('the rules of folders can read TypeScript', async () => {
  const cruiser = join(import.meta.dirname, 'node_modules/.bin/depcruise')
  const { stdout } = await promisify(execFile)(cruiser, ['--info'])
  expect(stdout).toMatch(/✔ typescript\s/)
})
