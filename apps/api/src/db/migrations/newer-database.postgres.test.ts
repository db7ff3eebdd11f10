// @module-tag by-engine

import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { backupCommand } from '../../backups/command'
import { dataDirParts } from '../../data-dir/data-dir'
import { move } from '../../moving/move'
import { newFolder } from '../../test/folders'
import { migrateAsNewer } from '../../test/newer-version'
import { orderingShop } from '../../test/ordering'
import { makeDatabase } from '../../test/postgres'
import { urlOfShop } from '../../test/test-database'
import { openFile } from '../client'

const NEWER = /^The database comes from a newer version .+: do this with that version\.$/
const column = 'ALTER TABLE size ADD COLUMN width bigint'

describe('what this version would lose a part of is left to the newer version', () => {
  it('moving a newer shop out of PostgreSQL', async () => {
    const { folder } = await orderingShop()
    await migrateAsNewer(folder, column)
    const folders = dataDirParts(folder, { DATABASE_URL: urlOfShop(folder) })
    const moving = move(newFolder(), { folders, say: () => {}, replaces: false })
    await expect(moving).rejects.toThrow(NEWER)
  })

  it('restoring a backup over a newer shop', async () => {
    const { folder, backups, place } = await orderingShop()
    const { id } = await backups.make('staff')
    await migrateAsNewer(folder, column)
    const said: string[] = []
    const code = await backupCommand('restore', [backups.store.folderOf(id)], {
      folders: dataDirParts(folder, { DATABASE_URL: urlOfShop(folder) }),
      say: () => {},
      complain: (line) => said.push(line),
    })
    expect([code, said]).toEqual([1, [expect.stringMatching(NEWER)]])
    expect((await place()).statusCode).toBe(201)
  })

  it('moving a newer file into PostgreSQL', async () => {
    const { folder } = await orderingShop()
    const target = newFolder()
    const url = urlOfShop(folder)
    const folders = dataDirParts(folder, { DATABASE_URL: url })
    await move(target, { folders, say: () => {}, replaces: false })
    await addAsNewer(join(target, 'shop.db'))
    const { url: next } = await makeDatabase()
    const back = move(next, { folders: dataDirParts(target), say: () => {}, replaces: false })
    await expect(back).rejects.toThrow(NEWER)
  })
})

async function addAsNewer(file: string) {
  const { writer, close } = openFile(file)
  writer.$client.exec(`${column};
    INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', ${Date.UTC(2100, 0, 1)})`)
  await close()
}
