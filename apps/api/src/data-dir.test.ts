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
import { expect, onTestFinished, test } from 'vitest'
import { dataDirParts, openDataDir } from './data-dir'
import { openDatabase } from './db/client'
import { migrate } from './db/migrate'

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
  const db = openDatabase(parts.database)
  migrate(db)
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
