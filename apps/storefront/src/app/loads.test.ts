// @vitest-environment node
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { homeQuery } from '../lib/queries'
import { serverShopClient } from '../server/shop-client'
import { home } from '../test/shop-answers'
import { standardRows } from '../website/home/standard-rows'
import { loadHome } from './loads'

/** The page's data, when the server answers with these rows. */
async function dataFor(rows: object[]) {
  const answer = () => Promise.resolve({ status: 200, body: { ...home, rows } })
  const shop = serverShopClient(new QueryClient(), answer)
  await loadHome(shop)
  return shop.store.home.getQueryData(homeQuery.queryKey)?.body
}

const rowsFor = async (rows: object[]) => (await dataFor(rows))?.rows

test('rows that staff have arranged are in the page’s data', async () => {
  expect(await rowsFor(home.rows)).toEqual(home.rows)
})

test('the standard rows are not, in whatever order their fields come', async () => {
  const rows = standardRows(home)
  expect(await rowsFor(rows)).toEqual([])
  const turned = rows.map(({ kind, ...row }) => ({ ...row, kind }))
  expect(await rowsFor(turned)).toEqual([])
})

test('featured products are in the page’s data only where a row shows them, and then the two that it shows', async () => {
  const shown = await dataFor([{ kind: 'featured', title: '' }])
  expect(shown?.featured.map(({ id }) => id)).toEqual(home.featured.slice(0, 2).map(({ id }) => id))
  expect(shown?.featured.length).toBeGreaterThan(0)
  expect((await dataFor([{ kind: 'category', title: '', slug: 'men' }]))?.featured).toEqual([])
})
