import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '@etrend/database'
import { expect, onTestFinished, test } from 'vitest'
import { openFile } from '../db/client'
import { dataDirParts, openDataDir, refuseEmptyDatabase, refuseLostDatabase } from './data-dir'

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'etrend-data-'))
  const umask = process.umask()
  onTestFinished(() => {
    process.umask(umask)
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

test('a new data folder and all that is written into it is its owner’s alone', async () => {
  const folder = join(temporaryFolder(), 'data')
  process.umask(0o022)
  const parts = dataDirParts(folder)
  await openDataDir(parts)
  const db = openFile(parts.database)
  await db.migrations.apply()
  writeFileSync(join(parts.media, 'a.webp'), 'x')
  for (const path of [folder, parts.media, parts.secrets])
    expect([path, modeOf(path)]).toEqual([path, '700'])
  for (const file of ['shop.db', 'shop.db-wal', 'shop.db-shm', 'media/a.webp'])
    expect([file, modeOf(join(folder, file))]).toEqual([file, '600'])
  await db.close()
})

test('a folder that was open to others is closed with all that the shop has in it, and nothing else', async () => {
  const folder = temporaryFolder()
  chmodSync(folder, 0o755)
  const open = { mode: 0o644 }
  mkdirSync(join(folder, 'media', 'ab'), { recursive: true, mode: 0o755 })
  mkdirSync(join(folder, 'photos'), { mode: 0o755 })
  const files = ['shop.db', 'media/a.webp', 'media/ab/b.webp', 'photos/mine.jpg', 'notes.txt']
  for (const file of files) writeFileSync(join(folder, file), 'kept', open)
  await openDataDir(dataDirParts(folder))
  expect(files.map((file) => modeOf(join(folder, file)))).toEqual([
    '600',
    '600',
    '600',
    '644',
    '644',
  ])
  const folders = ['.', 'media', 'media/ab', 'photos']
  expect(folders.map((name) => modeOf(join(folder, name)))).toEqual(['700', '700', '700', '755'])
  expect(readFileSync(join(folder, 'media/ab/b.webp'), 'utf8')).toBe('kept')
})

test('a data folder, or one in it for pictures or secrets, that can’t be made stops the start with a sentence', async () => {
  // A file in place of a folder, since a read-only mode doesn't stop root.
  for (const name of ['data', 'media', 'secrets']) {
    const folder = temporaryFolder()
    writeFileSync(join(folder, name), 'in the way')
    const opening = openDataDir(dataDirParts(name === 'data' ? join(folder, name, 'in') : folder))
    await expect(opening).rejects.toThrow(
      /^DATA_DIR .* can't be written: choose another folder or change its permissions.$/,
    )
    await expect(opening).rejects.toThrow(StartError)
  }
})

test('pictures beside an empty database are an older shop’s, but on PostgreSQL they are a cache', async () => {
  const folder = temporaryFolder()
  const elsewhere = { DATABASE_URL: 'postgres://db.example/shop' }
  const [parts, shared] = [dataDirParts(folder), dataDirParts(folder, elsewhere)]
  await openDataDir(parts)
  mkdirSync(join(parts.media, 'ab'))
  const lost = /its database is missing or empty/
  for (const refuse of [refuseLostDatabase, refuseEmptyDatabase]) {
    expect(() => refuse(parts)).toThrow(lost)
    expect(() => refuse(parts)).toThrow(StartError)
    expect(() => refuse(shared)).not.toThrow()
  }
  // No secret is ever cached: these are a shop's.
  writeFileSync(join(parts.secrets, 'tokens.key'), 'a key')
  expect(() => refuseEmptyDatabase(shared)).toThrow(lost)
})
