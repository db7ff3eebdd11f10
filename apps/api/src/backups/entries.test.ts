import { once } from 'node:events'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { archiveOf } from './entries'
import { DATABASE, type Manifest } from './manifest'
import { sumOf } from './summed-files'

const manifest: Manifest = {
  format: 'etrend-backup',
  version: 1,
  id: '20261122T021500123Z-nightly',
  made_at: '2026-11-22T02:15:00.123Z',
  reason: 'nightly',
  database: { bytes: 10_000_000, sha256: '0'.repeat(64), migration: 0, rows: {} },
  files: [],
}

test('a download that its caller breaks off closes the file that it was reading', async () => {
  const content = new Readable({
    read() {
      this.push(Buffer.alloc(10_000))
    },
  })
  async function* entries() {
    yield { path: DATABASE, content }
  }
  const archive = archiveOf({ manifest, entries: entries() })
  await once(archive, 'data')
  archive.destroy()
  await expect.poll(() => content.destroyed).toBe(true)
})

test('a download whose file can’t be read to its end fails with the reason', async () => {
  const content = new Readable({
    read() {
      this.destroy(new Error('The disk is damaged.'))
    },
  })
  async function* entries() {
    yield { path: DATABASE, content }
  }
  await expect(sumOf(archiveOf({ manifest, entries: entries() }))).rejects.toThrow(
    'The disk is damaged.',
  )
})
