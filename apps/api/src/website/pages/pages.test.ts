import { expect, test } from 'vitest'
import { addPage, lastEntry, messageOf, pageText, versionsOf } from '../../test/pages'
import { openTestShop, stockedShop } from '../../test/test-app'

test('shoppers see a page once it is published, and its change once that is published', async () => {
  const shop = await openTestShop()
  const id = await addPage(shop)
  expect((await shop.anonymous('GET', '/store/pages/about-us')).statusCode).toBe(404)
  expect((await shop.post(`/staff/pages/${id}/publish/`)).json()).toMatchObject({
    id,
    state: 'published',
  })
  const shown = await shop.anonymous('GET', '/store/pages/about-us')
  expect(shown.json()).toEqual({
    slug: 'about-us',
    title: 'About us',
    intro: '',
    body: pageText('We sew in Patan.'),
    measures: null,
    guide_of: null,
  })
  const changed = await shop.patch(`/staff/pages/${id}/`, { title: 'Our workshop' })
  expect(changed.json()).toMatchObject({ title: 'Our workshop', state: 'changed' })
  expect((await shop.anonymous('GET', '/store/pages/about-us')).json()).toMatchObject({
    title: 'About us',
  })
  await shop.post(`/staff/pages/${id}/publish/`)
  expect((await shop.anonymous('GET', '/store/pages/about-us')).json()).toMatchObject({
    title: 'Our workshop',
  })
})

test('the frame lists published pages without size guides', async () => {
  const shop = await stockedShop()
  for (const fields of [{}, { slug: 'tops', title: 'Tops', subcategory: 1 }, { slug: 'draft' }]) {
    const id = await addPage(shop, fields)
    if (fields.slug !== 'draft') await shop.post(`/staff/pages/${id}/publish/`)
  }
  expect((await shop.anonymous('GET', '/store/shop')).json()).toMatchObject({
    pages: [{ slug: 'about-us', title: 'About us' }],
  })
})

test('a new address replaces the old one when it is published', async () => {
  const shop = await openTestShop()
  const id = await addPage(shop)
  await shop.post(`/staff/pages/${id}/publish/`)
  await shop.patch(`/staff/pages/${id}/`, { slug: 'workshop' })
  await shop.post(`/staff/pages/${id}/publish/`)
  const status = async (slug: string) =>
    (await shop.anonymous('GET', `/store/pages/${slug}`)).statusCode
  expect([await status('about-us'), await status('workshop')]).toEqual([404, 200])
})

test('a hidden page is gone for shoppers, and its draft stays', async () => {
  const shop = await openTestShop()
  const id = await addPage(shop)
  await shop.post(`/staff/pages/${id}/publish/`)
  expect((await shop.post(`/staff/pages/${id}/hide/`)).json()).toMatchObject({ state: 'draft' })
  expect((await shop.anonymous('GET', '/store/pages/about-us')).statusCode).toBe(404)
  expect((await shop.get(`/staff/pages/${id}/`)).json()).toMatchObject({ title: 'About us' })
})

test('a deleted page comes back from the trash as it was shown, and with its versions', async () => {
  const shop = await openTestShop()
  const id = await addPage(shop)
  await shop.post(`/staff/pages/${id}/publish/`)
  expect((await shop.remove(`/staff/pages/${id}/`)).statusCode).toBe(204)
  expect((await shop.anonymous('GET', '/store/pages/about-us')).statusCode).toBe(404)
  const restored = await shop.post('/staff/trash/restore/', { noun: 'pages', id })
  expect(restored.json()).toEqual({ noun: 'pages', id, label: 'About us' })
  expect((await shop.anonymous('GET', '/store/pages/about-us')).statusCode).toBe(200)
  expect(await versionsOf(shop, id)).toHaveLength(1)
})

test('an older version becomes the draft, and can be published again', async () => {
  const shop = await openTestShop()
  const id = await addPage(shop)
  await shop.post(`/staff/pages/${id}/publish/`)
  await shop.patch(`/staff/pages/${id}/`, { body: pageText('We sew in Bhaktapur.') })
  await shop.post(`/staff/pages/${id}/publish/`)
  const versions = await versionsOf(shop, id)
  expect(versions).toMatchObject([
    { is_shown: true, texts: ['About us', 'We sew in Bhaktapur.'] },
    { is_shown: false, texts: ['About us', 'We sew in Patan.'] },
  ])
  const first = versions[1]?.id
  const back = await shop.post(`/staff/pages/${id}/versions/${first}/bring-back/`)
  expect(back.json()).toMatchObject({ state: 'changed' })
  await shop.post(`/staff/pages/${id}/publish/`)
  expect((await shop.anonymous('GET', '/store/pages/about-us')).json()).toMatchObject({
    body: pageText('We sew in Patan.'),
  })
})

test('publishing the same state again makes no version', async () => {
  const shop = await openTestShop()
  const id = await addPage(shop)
  await shop.post(`/staff/pages/${id}/publish/`)
  await shop.post(`/staff/pages/${id}/publish/`)
  expect(await versionsOf(shop, id)).toHaveLength(1)
})

test('a version of another page is not found', async () => {
  const shop = await openTestShop()
  const id = await addPage(shop)
  await shop.post(`/staff/pages/${id}/publish/`)
  const other = await addPage(shop, { slug: 'other' })
  const [version] = await versionsOf(shop, id)
  const refused = await shop.post(`/staff/pages/${other}/versions/${version?.id}/bring-back/`)
  expect([refused.statusCode, refused.json()]).toEqual([
    404,
    { message: 'There is no version with this id.' },
  ])
})

test('who saved in the meantime is told so, and the change of a draft is undone from the log', async () => {
  const shop = await openTestShop()
  const id = await addPage(shop)
  const etag = String((await shop.get(`/staff/pages/${id}/`)).headers['etag'])
  await shop.patch(`/staff/pages/${id}/`, { title: 'Ours' }, { 'if-match': etag })
  const late = await shop.patch(`/staff/pages/${id}/`, { title: 'Mine' }, { 'if-match': etag })
  expect([late.statusCode, messageOf(late)]).toEqual([
    409,
    'Somebody else changed this page meanwhile.',
  ])
  const entry = await lastEntry(shop, 'pages')
  expect((await shop.post(`/staff/audit/${entry.id}/undo/`)).statusCode).toBe(200)
  expect((await shop.get(`/staff/pages/${id}/`)).json()).toMatchObject({ title: 'About us' })
})
