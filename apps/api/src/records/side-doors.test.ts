import {
  contract,
  exportedNoun,
  recordNoun,
  recordPermissions,
  role,
  permissionsOf,
  roleMay,
  type AuditEntry,
  type ImportCheck,
  type Product,
  type RecordNoun,
  type TrashRow,
} from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { one } from '../db/rows'
import { audit, trash } from '../db/schema/records'
import { colleague } from '../test/colleagues'
import { heading, imported } from '../test/importing'
import type { TestShop } from '../test/open-shop'
import { openTestShop, stockedShop } from '../test/test-app'

const nobody = 999_999

/** Adds an entry of the audit log about a row that doesn't exist. Undoing it fails with 404 for people with the right. */
function entryOf({ db, now }: TestShop, noun: string, part_of?: number) {
  const entry = { action: 'delete', noun, row_id: nobody, label: 'A row', part_of }
  const values = {
    ...entry,
    at: new Date(now()).toISOString(),
    staff_name: 'boss',
    request_id: 'x',
  }
  return db.transaction(async (tx) => (await one(tx.insert(audit).values(values).returning())).id)
}

/** Puts one deleted row of every noun in the trash. */
function fillTrash({ db, now }: TestShop) {
  const deleted_at = new Date(now()).toISOString()
  const rows = recordNoun.options.map((noun) => ({ noun, row_id: 1, label: noun, row: {} }))
  return db.transaction((tx) =>
    tx.insert(trash).values(rows.map((row) => ({ ...row, deleted_at }))),
  )
}

describe('a call for the rows of any noun', () => {
  it.each(role.options)('lets %s change only what the role may change', async (held) => {
    const shop = await openTestShop()
    await fillTrash(shop)
    const { post, get } = await colleague(shop, held)
    const may = (noun: RecordNoun) => roleMay(permissionsOf[held], recordPermissions[noun])
    for (const noun of recordNoun.options) {
      const alone = await entryOf(shop, noun)
      const others = recordNoun.options.find((one) => one !== noun && may(one)) ?? noun
      const partOfOthers = await entryOf(shop, others)
      await entryOf(shop, noun, partOfOthers)
      const doors: [string, object?][] = [
        [`/staff/audit/${alone}/undo/`],
        [`/staff/audit/${partOfOthers}/undo/`],
        ['/staff/trash/restore/', { noun, id: nobody }],
        ['/staff/bulk/delete/', { noun, ids: [nobody] }],
        ['/staff/bulk/restore/', { noun, ids: [nobody] }],
      ]
      for (const [url, body] of doors) {
        const answer = await post(url, body)
        const isRefused = answer.statusCode === 403 && answer.body.includes('"not-permitted"')
        expect([noun, url, isRefused]).toEqual([noun, url, !may(noun)])
      }
    }
    const seen = await get('/staff/trash/?page_size=50')
    const nouns = seen.statusCode === 200 ? seen.json<TrashRow[]>().map(({ noun }) => noun) : []
    expect(nouns.toSorted()).toEqual(recordNoun.options.filter(may).toSorted())
  })

  it.each(role.options)('exports for %s only the lists that the role may read', async (held) => {
    const shop = await openTestShop()
    const { get } = await colleague(shop, held)
    for (const noun of exportedNoun.options) {
      const list = await get(contract[noun].list.path)
      const csv = await get(`/staff/export/${noun}/`)
      const isAllowed = list.statusCode === 200 && roleMay(permissionsOf[held], 'exports')
      expect([noun, csv.statusCode]).toEqual([noun, isAllowed ? 200 : 403])
    }
  })

  it('undoes nothing of another kind, such as an import, whoever calls', async () => {
    const shop = await stockedShop()
    await imported(shop)
    const [entry] = (await shop.get('/staff/audit/?noun=imports')).json<AuditEntry[]>()
    for (const held of role.options) {
      const answer = await (await colleague(shop, held)).post(`/staff/audit/${entry?.id}/undo/`)
      expect([held, answer.statusCode]).toEqual([held, 409])
    }
    expect((await shop.get('/product/allProduct/')).json<Product[]>()).toHaveLength(3)
  })

  it('finds only what the role may see', async () => {
    const shop = await openTestShop()
    await shop.form('POST', '/comp/createSize/', { size_name: 'SM' })
    const search = '/staff/search/?q=SM'
    const found = async (who: { get: typeof shop.get }) => (await who.get(search)).json<object[]>()
    expect(await found(await colleague(shop, 'editor'))).toHaveLength(1)
    expect(await found(await colleague(shop, 'sales'))).toEqual([])
  })
})

describe('a call that changes products and stock at once', () => {
  it('changes no thresholds and codes for people who may change products only', async () => {
    const shop = await stockedShop()
    const { post } = await colleague(shop, 'editor')
    const unit = { product_color: 1, size: 1, before: { low_stock: null }, after: { low_stock: 3 } }
    expect((await post('/staff/grid/', { units: [unit] })).statusCode).toBe(403)
    const price = { id: 1, before: { price: 2500 }, after: { price: 2600 } }
    expect((await post('/staff/grid/', { products: [price] })).statusCode).toBe(200)
  })

  it('imports no stock and no codes for them, and says which columns to ignore', async () => {
    const shop = await stockedShop()
    const { headers } = await colleague(shop, 'editor')
    const text = 'Title,Brand,Price,Pieces\nEveryday Tee,Adjective Attire,2600,5'
    const file = new File([text], 'products.csv', { type: 'text/csv' })
    const sendAs = (path: string, more: Record<string, string>) =>
      shop.form('POST', path, { file, existing: 'update', ...more }, headers)
    const wrong = (await sendAs('/staff/imports/check/', {})).json<ImportCheck>().errors
    expect(wrong[0]).toMatchObject({ row: 1, column: 'Pieces' })
    expect(wrong[0]?.message).toMatch(/^Your role doesn’t include stock\. Ignore this column/)
    expect((await sendAs('/staff/imports/', {})).statusCode).toBe(409)
    const mapping = JSON.stringify(['title', 'Brand', 'price', null])
    expect((await sendAs('/staff/imports/', { mapping })).statusCode).toBe(202)
  })

  it('takes back the stock of an import only for people who may change stock', async () => {
    const shop = await stockedShop()
    const { post } = await colleague(shop, 'editor')
    const { id } = await imported(shop)
    expect((await post(`/staff/imports/${id}/undo/`)).statusCode).toBe(403)
    const withoutStock = await imported(
      shop,
      `${heading}\nWool Cap,Himal,Warm.,Women,Tops,900,,,,,`,
    )
    const undone = await post(`/staff/imports/${withoutStock.id}/undo/`)
    expect(undone.json()).toMatchObject({ state: 'undone' })
  })
})
