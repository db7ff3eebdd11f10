import { homePreview, staffHome } from '@etrend/contract'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { addPage, banner, homeOf, saveHome } from '../../test/pages'
import { openTestShop } from '../../test/test-app'

/** The address of the API behind a preview link. */
async function previewOf(shop: Awaited<ReturnType<typeof openTestShop>>, id: number) {
  const answer = await shop.post(`/staff/pages/${id}/preview/`)
  const { url } = z.object({ url: z.string() }).parse(answer.json())
  expect(url).toMatch(/^http:\/\/localhost:4000\/draft\//)
  return `/store/drafts/${url.split('/').at(-1)}`
}

test('a preview link shows the draft to whoever has it, for 12 hours, and is never kept', async () => {
  const shop = await openTestShop()
  const id = await addPage(shop)
  const path = await previewOf(shop, id)
  const seen = await shop.anonymous('GET', path)
  expect(seen.json()).toMatchObject({ page: { title: 'About us' }, home: null })
  expect(seen.headers['cache-control']).toBe('no-store')
  await shop.patch(`/staff/pages/${id}/`, { title: 'Changed' })
  expect((await shop.anonymous('GET', path)).json()).toMatchObject({ page: { title: 'Changed' } })
  await shop.jump(12 * 60 - 1)
  expect((await shop.anonymous('GET', path)).statusCode).toBe(200)
  await shop.jump(1)
  expect((await shop.anonymous('GET', path)).statusCode).toBe(404)
})

test('a link that was altered shows nothing', async () => {
  const shop = await openTestShop()
  const id = await addPage(shop)
  const other = await addPage(shop, { slug: 'secret' })
  const path = await previewOf(shop, id)
  for (const altered of [path.replace(`/${id}.`, `/${other}.`), `${path}x`, path.slice(0, -2)]) {
    expect((await shop.anonymous('GET', altered)).statusCode).toBe(404)
  }
})

test('only staff get a preview link, and not for a page that does not exist', async () => {
  const shop = await openTestShop()
  const id = await addPage(shop)
  expect((await shop.anonymous('POST', `/staff/pages/${id}/preview/`)).statusCode).toBe(401)
  expect((await shop.post('/staff/pages/99/preview/')).statusCode).toBe(404)
})

test('the home page is previewed with the rows of its draft', async () => {
  const shop = await openTestShop()
  const id = await saveHome(shop, [banner('one', 'Dashain is near')])
  expect((await shop.anonymous('GET', await previewOf(shop, id))).json()).toMatchObject({
    page: null,
    home: { rows: [{ kind: 'banner', text: 'Dashain is near' }] },
  })
  expect(JSON.stringify(await homeOf(shop))).not.toContain('Dashain')
})

test('the home page is shown with rows that aren’t saved, to staff alone, and stays as it is', async () => {
  const shop = await openTestShop()
  const body = { rows: [banner('one', 'Dashain is near')] }
  const seen = homePreview.parse((await shop.post('/staff/home/shown/', body)).json())
  expect(seen.home.rows).toMatchObject([{ kind: 'banner', text: 'Dashain is near' }])
  expect(seen.frame_url).toBe('http://localhost:4000/draft/frame')
  expect(JSON.stringify(await homeOf(shop))).not.toContain('Dashain')
  expect(staffHome.parse((await shop.get('/staff/home/')).json()).id).toBeNull()
  expect((await shop.anonymous('POST', '/staff/home/shown/')).statusCode).toBe(401)
  const twice = { rows: [...body.rows, ...body.rows] }
  expect((await shop.post('/staff/home/shown/', twice)).json()).toMatchObject({
    fields: { rows: 'Give each row its own id.' },
  })
})
