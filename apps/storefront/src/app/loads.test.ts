// @vitest-environment node
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { homeQuery } from '../lib/queries'
import { serverShopClient } from '../server/shop-client'
import { home } from '../test/shop-answers'
import { standardRows } from '../website/home/standard-rows'
import { loadHome } from './loads'

/** The rows in the page's data, when the server answers with these. */
async function rowsFor(rows: object[]) {
  const answer = () => Promise.resolve({ status: 200, body: { ...home, rows } })
  const shop = serverShopClient(new QueryClient(), answer)
  await loadHome(shop)
  return shop.store.home.getQueryData(homeQuery.queryKey)?.body.rows
}

test('rows that staff have arranged are in the page’s data', async () => {
  expect(await rowsFor(home.rows)).toEqual(home.rows)
})

test('the standard rows are not, in whatever order their fields come', async () => {
  const rows = standardRows(home)
  expect(await rowsFor(rows)).toEqual([])
  const turned = rows.map(({ kind, ...row }) => ({ ...row, kind }))
  expect(await rowsFor(turned)).toEqual([])
})
