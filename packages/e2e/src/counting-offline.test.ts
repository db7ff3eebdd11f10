import { expect, it } from 'vitest'
import * as z from 'zod'
import { addUnit } from './support/added-unit'
import { openAsStaff } from './support/admin'
import { useBrowser } from './support/browser'
import { phone } from './support/browser-basics'
import { call, idOf, signIn } from './support/call'
import { fileShop } from './support/file-shop'

const { api, adminOrigin } = await fileShop()
const browser = useBrowser()
const stocktake = z.object({ units: z.array(z.object({ counted: z.int().nullable() })) })

it('counts on over a reload without a connection, and sends each count once', async () => {
  const { access: token } = await signIn(api)
  const { product, product_color, size } = await addUnit(api, token, 'Cellar Kurta')
  const code = 'CELLAR-1'
  const json = { sku: code }
  await call('PUT', `${api}/staff/units/${product_color}/${size}/codes/`, { token, json })
  const started = await call('POST', `${api}/staff/stocktakes/`, {
    token,
    json: { name: 'Cellar', scope: 'product', scope_id: product },
  })
  const path = `/stocktakes/${idOf(started)}`
  const page = await browser.open({ ...phone, expected: /ERR_INTERNET_DISCONNECTED/ })
  await openAsStaff(page, `${adminOrigin}/etrendadmin${path}`)
  const field = page.getByLabel('Scan or type a code or a name')
  const pieces = page.getByLabel('Pieces of Cellar Kurta - Navy, MD')
  const scan = async () => {
    await field.fill(code)
    await field.press('Enter')
  }
  const counted = async () => {
    const { body } = await call('GET', `${api}/staff${path}/`, { token })
    return stocktake.parse(body).units.map((unit) => unit.counted)
  }
  await scan()
  await expect.poll(counted).toEqual([1])
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state))

  await page.context().setOffline(true)
  await scan()
  await page.getByText(/No connection: 1 count kept on this phone/).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Cellar' }).waitFor()
  await scan()
  await expect.poll(() => pieces.inputValue()).toBe('3')
  await page.getByText(/No connection: 2 counts kept on this phone/).waitFor()
  await page.context().setOffline(false)
  await page.getByText('No connection').waitFor({ state: 'detached' })
  await expect.poll(counted).toEqual([3])
  await page.reload()
  await page.getByText('1 of 1 unit counted').waitFor()

  await page.getByRole('button', { name: 'staff', exact: true }).tap()
  await page.getByRole('button', { name: 'Sign out' }).tap()
  await page.waitForURL(/\/login/)
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /kept/.test(key)),
  )
  expect(kept).toEqual([])
})
