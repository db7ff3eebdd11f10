import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { StartError } from '../start-error'
import { readSecret } from './secrets'

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'etrend-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a secret is made once, for its owner alone, and nothing else is left behind', async () => {
  const folder = join(newFolder(), 'secrets')
  const file = join(folder, 'tokens')
  const made = await readSecret(file)
  expect(made).toHaveLength(64)
  expect(await readSecret(file)).toEqual(made)
  expect(await readSecret(join(folder, 'other'))).not.toEqual(made)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(readdirSync(folder).sort()).toEqual(['other', 'tokens'])
})

test('a secret that is too short or can’t be read stops the start with one sentence', async () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'short'), `${'x'.repeat(31)}\n`)
  await expect(readSecret(join(folder, 'short'))).rejects.toThrow('is too short')
  await expect(readSecret(folder)).rejects.toThrow(StartError)
  await expect(readSecret(join(folder, 'short', 'inside'))).rejects.toThrow(/can't be read or made/)
})
