import type { AuditEntry, BulkResult } from '@etrend/contract'
import { describe, expect, it, vi } from 'vitest'
import { sizeRow } from '../db/catalogue/size-order'
import { size } from '../db/schema/catalogue'
import { shopOfFour } from '../test/test-app'
import { writesDuring } from '../test/writes-during'

describe('deleting many', () => {
  it('deletes what can go, says why the rest stays, and is undone as one', async () => {
    const shop = await shopOfFour()
    await shop.form('POST', '/comp/createSize/', { size_name: 'XS' })
    await shop.form('POST', '/comp/createSize/', { size_name: 'XXS' })
    const answer = await shop.post('/staff/bulk/delete/', { noun: 'sizes', ids: [1, 3, 4, 3, 99] })
    const { audit, done, refused } = answer.json<BulkResult>()
    expect(done).toEqual([3, 4])
    expect(refused).toEqual([
      {
        id: 1,
        label: 'MD',
        message: 'Size MD is used by 3 stock movements.',
        uses: [{ noun: 'stock', count: 3, query: 'size=1' }],
      },
      { id: 99, label: 'No. 99', message: 'There is no size with this id.' },
    ])
    const [entry] = (await shop.get('/staff/audit/')).json<AuditEntry[]>()
    expect(entry).toMatchObject({ id: audit, action: 'bulk', noun: 'sizes', parts: 2 })
    const parts = (await shop.get(`/staff/audit/?part_of=${audit}`)).json<AuditEntry[]>()
    expect(parts.map(({ action, label }) => [action, label])).toEqual([
      ['delete', 'XXS'],
      ['delete', 'XS'],
    ])
    const undone = await shop.post(`/staff/audit/${audit}/undo/`)
    expect(undone.json()).toMatchObject({ rows: 2 })
    expect((await shop.get('/comp/allSize')).json()).toHaveLength(4)
  })

  it('finds the order in which movements can go, and restores them', async () => {
    const shop = await shopOfFour()
    const ids = [2, 3] // movement 2 brought the pieces in, movement 3 took them out
    const gone = await shop.post('/staff/bulk/delete/', { noun: 'stock', ids })
    expect(gone.json()).toMatchObject({ done: [3, 2], refused: [] })
    const back = await shop.post('/staff/bulk/restore/', { noun: 'stock', ids: [3, 2] })
    expect(back.json()).toMatchObject({ done: [2, 3], refused: [] })
  })

  it('lets other writes in between, and so does its undoing', async () => {
    const shop = await shopOfFour()
    const many = Array.from({ length: 500 }, (_, number) => ({ size_name: `No. ${number}` }))
    const sizes = await shop.db.write
      .insert(size)
      .values(many.map(sizeRow))
      .returning({ id: size.id })
    const ids = sizes.map(({ id }) => id)
    const deleting = shop.post('/staff/bulk/delete/', { noun: 'sizes', ids })
    expect(await writesDuring(shop, deleting)).toBeGreaterThan(3)
    const { audit, done } = (await deleting).json<BulkResult>()
    expect(done).toEqual(ids)
    const undoing = shop.post(`/staff/audit/${audit}/undo/`)
    expect(await writesDuring(shop, undoing)).toBeGreaterThan(3)
    expect((await undoing).json()).toMatchObject({ rows: 500, refused: [] })
  })

  it('is undone once, however often that is asked at the same time', async () => {
    const shop = await shopOfFour()
    await shop.form('POST', '/comp/createSize/', { size_name: 'XS' })
    await shop.form('POST', '/comp/createSize/', { size_name: 'XXS' })
    const gone = await shop.post('/staff/bulk/delete/', { noun: 'sizes', ids: [3, 4] })
    const { audit } = gone.json<BulkResult>()
    const undo = () => shop.post(`/staff/audit/${audit}/undo/`)
    let release = () => {}
    const { db } = shop
    const held = db.transaction(() => new Promise<void>((resolve) => (release = resolve)))
    const queued = vi.spyOn(db, 'transaction')
    const undoing = [undo(), undo(), undo()]
    // By then each request has read that the entry is not undone yet.
    await expect.poll(() => queued.mock.calls.length).toBe(3)
    release()
    await held
    const answers = await Promise.all(undoing)
    const [done, ...others] = answers.toSorted((a, b) => a.statusCode - b.statusCode)
    expect(done?.statusCode).toBe(200)
    for (const { statusCode, body } of others) {
      expect([statusCode, body]).toEqual([409, expect.stringContaining('This is undone already.')])
    }
    expect((await shop.get('/comp/allSize')).json()).toHaveLength(4)
  })

  it('leaves no entry where nothing could go', async () => {
    const shop = await shopOfFour()
    const [before] = (await shop.get('/staff/audit/')).json<AuditEntry[]>()
    const answer = await shop.post('/staff/bulk/delete/', { noun: 'colors', ids: [1, 2] })
    expect(answer.json()).toMatchObject({ audit: null, done: [], refused: [{ id: 1 }, { id: 2 }] })
    const [after] = (await shop.get('/staff/audit/')).json<AuditEntry[]>()
    expect(after?.id).toBe(before?.id)
  })
})
