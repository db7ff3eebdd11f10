import { failure } from '@etrend/contract'
import { NOW } from '@etrend/tooling/given-time'
import { expect, test } from 'vitest'
import { usedPictures } from '../../catalogue/used-pictures'
import { addPage, messageOf, pageText, uploadPicture } from '../../test/pages'
import { openTestShop } from '../../test/test-app'

async function refusalOf(fields: object) {
  const shop = await openTestShop()
  const answer = await shop.post('/staff/pages/', { slug: 'about', title: 'About', ...fields })
  return [answer.statusCode, failure.safeParse(answer.json()).data?.message]
}

const linked = (href: string) => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href } }] }],
    },
  ],
})

test.each([
  '/womens',
  '/',
  'https://example.com/a?b=c',
  'mailto:a@example.com',
  'tel:+977-1-5970000',
])('a link to %s is accepted', async (href) => {
  expect((await refusalOf({ body: linked(href) }))[0]).toBe(201)
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'http://example.com',
  '//example.com',
  '/\\example.com',
  'https://a b',
  'womens',
  '',
])('a link to %j is refused', async (href) => {
  expect(await refusalOf({ body: linked(href) })).toEqual([
    400,
    'A link begins with /, https://, mailto: or tel:.',
  ])
})

const doc = (...content: object[]) => ({ body: { type: 'doc', content } })
const words = [{ type: 'text', text: 'x' }]

test.each([
  ['an unknown block', doc({ type: 'iframe', attrs: { src: 'https://example.com' } })],
  ['an attribute of a block', doc({ type: 'paragraph', attrs: { style: 'color:red' } })],
  [
    'an unknown mark',
    doc({ type: 'paragraph', content: [{ ...words[0], marks: [{ type: 'code' }] }] }),
  ],
  ['HTML in place of a document', { body: '<p>x</p>' }],
  ['a heading of level 1', doc({ type: 'heading', attrs: { level: 1 }, content: words })],
  ['a question without an answer', doc({ type: 'question', content: [{ type: 'questionTitle' }] })],
  [
    'a picture from elsewhere',
    doc({
      type: 'picture',
      attrs: { src: 'https://example.com/a.png', alt: '', width: 1, height: 1 },
    }),
  ],
  ['more than 400 paragraphs', doc(...Array.from({ length: 401 }, () => ({ type: 'paragraph' })))],
])('%s is refused', async (_what, fields) => {
  expect((await refusalOf(fields))[0]).toBe(400)
})

test('a page may be as long as 48,000 characters of JSON, and no longer', async () => {
  const shop = await openTestShop()
  const texts = Array.from({ length: 9 }, () => 'a'.repeat(5000))
  const id = await addPage(shop, { body: pageText(...texts) })
  const long = await shop.patch(`/staff/pages/${id}/`, {
    body: pageText(...texts, 'a'.repeat(4000)),
  })
  expect([long.statusCode, messageOf(long)]).toEqual([
    400,
    'This page is too long: split it into two.',
  ])
})

test.each([
  ['About Us', 'Write the address in small letters, digits and hyphens: about-us.'],
  ['a--b', 'Write the address in small letters, digits and hyphens: about-us.'],
  ['', 'Enter an address.'],
])('the address %j is refused', async (slug, message) => {
  expect(await refusalOf({ slug })).toEqual([400, message])
})

test('two pages can’t have one address, nor can one take the address that another is still shown at', async () => {
  const shop = await openTestShop()
  const first = await addPage(shop)
  const taken = await shop.post('/staff/pages/', { slug: 'about-us', title: 'Again' })
  expect([taken.statusCode, messageOf(taken)]).toEqual([
    409,
    'Another page has this address already.',
  ])
  await shop.post(`/staff/pages/${first}/publish/`)
  await shop.patch(`/staff/pages/${first}/`, { slug: 'workshop' })
  const second = await addPage(shop, { title: 'New one' })
  const refused = await shop.post(`/staff/pages/${second}/publish/`)
  expect([refused.statusCode, messageOf(refused)]).toEqual([
    409,
    'Shoppers still see the page “About us” there. Publish its change or hide it first.',
  ])
})

test('a picture must be one that was uploaded; it outlives the sweep in drafts and versions', async () => {
  const shop = await openTestShop()
  const picture = (src: string) => ({
    type: 'picture' as const,
    attrs: { src, alt: '', width: 64, height: 80 },
  })
  const src = await uploadPicture(shop)
  const id = await addPage(shop, { body: { type: 'doc', content: [picture(src)] } })
  const isKept = async () => (await usedPictures(shop.db, new Date(NOW))).has(src)
  expect(await isKept()).toBe(true)
  await shop.post(`/staff/pages/${id}/publish/`)
  await shop.patch(`/staff/pages/${id}/`, { body: pageText('Without it') })
  await shop.post(`/staff/pages/${id}/publish/`)
  expect(await isKept()).toBe(true)
  const unknown = `/media/${'0'.repeat(32)}`
  const refused = await shop.patch(`/staff/pages/${id}/`, {
    body: { type: 'doc', content: [picture(unknown)] },
  })
  expect([refused.statusCode, messageOf(refused)]).toEqual([
    422,
    'A picture is no longer kept: choose it again.',
  ])
})
