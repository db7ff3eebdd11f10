import { TODAY } from '@etrend/tooling/given-time'
import { describe, expect, it } from 'vitest'
import { shopOfFour } from '../test/test-app'

describe('the filters of documented lists', () => {
  it('narrow them by column, along with search, sort and pages', async () => {
    const shop = await shopOfFour()
    const ids = async (url: string) =>
      (await shop.get(url)).json<{ id: number }[]>().map(({ id }) => id)
    expect(await ids('/product/allProduct/?category=1')).toEqual([1, 2])
    expect(await ids('/product/allProduct/?category=1&sort=-title&q=l')).toEqual([1])
    expect(await ids('/product/allProduct/?subcategory=3')).toEqual([3])
    expect(await ids('/product/allProduct/?discounted=True')).toEqual([2])
    expect(await ids('/product/allProduct/?discounted=false&is_featured=true')).toEqual([1, 3])
    expect(await ids('/product/allProduct/?is_slider=true')).toEqual([])
    expect(await ids('/product/allsubCategory/?category=2')).toEqual([3])
    expect(await ids('/comp/allproductcolor/?product=1')).toEqual([1, 2])
    expect(await ids('/comp/allproductcolor/?color=2')).toEqual([2, 4])
    expect(await ids('/comp/allProductimg/?product=1&color=1&is_display_image=false')).toEqual([])
    expect(await ids('/stock/allStock/?size=2&movement_type=Out')).toEqual([3])
    expect(await ids('/stock/allStock/?product=1&product_color=2')).toEqual([4])
    expect(await ids(`/stock/allStock/?from=${TODAY}&to=${TODAY}&size=1`)).toEqual([1, 5, 6])
    expect(await ids('/stock/allStock/?to=2020-01-01T00:00:00%2B05:45')).toEqual([])
    const page = await shop.get('/product/allProduct/?category=1&page=1&page_size=1')
    expect(page.headers['x-total-count']).toBe('2')
  })

  it.each([
    ['/product/allProduct/?category=women', 'category is a whole number from 1 to 999999999.'],
    ['/product/allProduct/?discounted=maybe', 'discounted is true or false.'],
    ['/stock/allStock/?movement_type=in', 'movement_type is one of: In, Out.'],
    [
      '/stock/allStock/?from=1.3.2026',
      'from is a day like 2026-03-01 or a time like 2026-03-01T09:30:00+05:45.',
    ],
  ])('say what is wrong with %s', async (url, message) => {
    const shop = await shopOfFour()
    const refused = await shop.get(url)
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { message }])
  })
})
