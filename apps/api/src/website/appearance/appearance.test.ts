import { expect, test } from 'vitest'
import { fieldsOf, frameOf, lastEntry, messageOf, uploadPicture } from '../../test/pages'
import { openTestShop } from '../../test/test-app'

const path = '/staff/appearance/'

test('a shop that has changed nothing looks as it did', async () => {
  const shop = await openTestShop()
  expect((await frameOf(shop)).appearance).toBeUndefined()
})

test('logo, icon and colors are shown to shoppers, and every change is in the log', async () => {
  const shop = await openTestShop()
  const logo = await uploadPicture(shop)
  const answer = await shop.patch(path, { logo, favicon: logo, accent_color: '#0b5d4e' })
  expect(answer.json()).toMatchObject({
    logo,
    favicon: logo,
    accent_color: '#0b5d4e',
    ink_color: '',
  })
  expect((await frameOf(shop)).appearance).toEqual(answer.json())
  expect((await lastEntry(shop, 'appearance')).after).toEqual({
    logo,
    favicon: logo,
    accent_color: '#0b5d4e',
  })
  await shop.patch(path, { logo: '', favicon: '', accent_color: '' })
  expect((await frameOf(shop)).appearance).toBeUndefined()
})

test('a color that can’t be read is refused at its field, and one that can is kept', async () => {
  const shop = await openTestShop()
  const faint = await shop.patch(path, { accent_color: '#d96a8a' })
  expect(faint.statusCode).toBe(422)
  expect(fieldsOf(faint)?.['accent_color']).toMatch(/can’t be read.*it needs 4\.5/)
  expect((await shop.patch(path, { accent_color: '#8a1538' })).statusCode).toBe(200)
})

test('a page color is judged with the text color that is already set', async () => {
  const shop = await openTestShop()
  expect((await shop.patch(path, { ink_color: '#102a43' })).statusCode).toBe(200)
  const dark = await shop.patch(path, { paper_color: '#102a43' })
  expect([dark.statusCode, messageOf(dark)]).toEqual([
    422,
    expect.stringContaining('Choose a lighter one.'),
  ])
})

test.each([
  { accent_color: 'red' },
  { accent_color: '#FFF' },
  { logo: 'https://example.com/a.png' },
])('%j is refused', async (change) => {
  const shop = await openTestShop()
  expect((await shop.patch(path, change)).statusCode).toBe(400)
})

test('a picture that was never uploaded is refused', async () => {
  const shop = await openTestShop()
  const refused = await shop.patch(path, { favicon: `/media/${'0'.repeat(32)}` })
  expect([refused.statusCode, fieldsOf(refused)]).toEqual([
    422,
    { favicon: 'This picture is no longer kept: choose it again.' },
  ])
})
