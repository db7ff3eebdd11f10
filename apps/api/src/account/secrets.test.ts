import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderFiles, StartError } from '@etrend/database'
import { expect, onTestFinished, test } from 'vitest'
import { openAgain } from '../test/test-database'
import { openTestFiles } from '../test/test-files'
import { readSecret } from './secrets'

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'etrend-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a secret is made once, for its owner alone, and nothing else is left behind', async () => {
  const root = newFolder()
  const folder = join(root, 'secrets')
  const made = await readSecret(folderFiles(root))
  expect(made).toHaveLength(64)
  expect(await readSecret(folderFiles(root))).toEqual(made)
  expect(await readSecret(folderFiles(root), 'secrets/other')).not.toEqual(made)
  expect(statSync(join(folder, 'tokens.key')).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(readdirSync(folder).sort()).toEqual(['other', 'tokens.key'])
})

test('a secret that is too short or can’t be read stops the start with one sentence', async () => {
  const folder = newFolder()
  const files = folderFiles(folder)
  mkdirSync(join(folder, 'secrets', 'folder'), { recursive: true })
  writeFileSync(join(folder, 'secrets', 'short'), `${'x'.repeat(31)}\n`)
  await expect(readSecret(files, 'secrets/short')).rejects.toThrow('is too short')
  await expect(readSecret(files, 'secrets/folder')).rejects.toThrow(StartError)
  await expect(readSecret(files, 'secrets/short/inside')).rejects.toThrow(/can't be read or made/)
})

test('servers that start together get one secret, and keep it', async () => {
  const { db, files, folder } = await openTestFiles()
  const path = 'secrets/race.key'
  const other = await openAgain(folder)
  onTestFinished(() => other.close())
  const made = await Promise.all(
    Array.from({ length: 10 }, (_, at) => readSecret(at % 2 ? files : other.files, path)),
  )
  expect(new Set(made.map((secret) => Buffer.from(secret).toString())).size).toBe(1)
  expect(await readSecret(db.files, path)).toEqual(made[0])
  expect((await files.list('secrets')).map((secret) => secret.path)).toEqual([
    path,
    'secrets/tokens.key',
  ])
})
