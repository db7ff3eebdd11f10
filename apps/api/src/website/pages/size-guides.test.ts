import { failure, productDetail, shownPage } from '@etrend/contract'
import { expect, test } from 'vitest'
import { addPage, messageOf } from '../../test/pages'
import { openTestShop, stockedShop } from '../../test/test-app'

/** The status and the sentence of the answer to a new page with these fields. */
async function answerTo(fields: object) {
  const shop = await openTestShop()
  const answer = await shop.post('/staff/pages/', { slug: 'guide', title: 'Guide', ...fields })
  return [answer.statusCode, failure.safeParse(answer.json()).data?.message]
}

const measures = {
  of: 'garment' as const,
  columns: [{ name: 'Length', unit: 'cm' as const }],
  rows: [{ size: 'MD', values: ['58–60'] }],
}

test('a size guide is shown with the products of its sub category, and only there', async () => {
  const shop = await stockedShop()
  const id = await addPage(shop, {
    slug: 'tops',
    subcategory: 1,
    measures,
  })
  const guideOf = async () =>
    productDetail.parse((await shop.anonymous('GET', '/store/products/1')).json()).size_guide
  expect(await guideOf()).toBeNull()
  await shop.post(`/staff/pages/${id}/publish/`)
  expect(await guideOf()).toBe('tops')
  const shown = shownPage.parse((await shop.anonymous('GET', '/store/pages/tops')).json())
  expect(shown.measures).toEqual(measures)
  expect(shown.guide_of).toMatch(/^\w+, \w+$/)
  const second = await shop.post('/staff/pages/', { slug: 'b', title: 'B', subcategory: 1 })
  expect(messageOf(second)).toBe('This sub category has a size guide already.')
  const used = await shop.remove('/product/updateDeleteSubCategory/1/')
  expect(messageOf(used)).toMatch(/is used by .*1 page/)
})

test.each([['58'], ['58.5–60'], ['86-94'], ['']])('%j is a measure', async (value) => {
  const rows = [{ size: 'MD', values: [value] }]
  expect((await answerTo({ measures: { ...measures, rows } }))[0]).toBe(201)
})

test.each([
  ['58 cm', 'Size MD: enter centimetres as 58 or 86–94, not “58 cm”.'],
  ['1000', 'Size MD: enter centimetres as 58 or 86–94, not “1000”.'],
])('%j is no measure', async (value, message) => {
  const rows = [{ size: 'MD', values: [value] }]
  expect(await answerTo({ measures: { ...measures, rows } })).toEqual([400, message])
})
