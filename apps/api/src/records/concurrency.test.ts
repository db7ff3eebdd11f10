import { describe, expect, it } from 'vitest'
import { png } from '../test/forms'
import { openTestShop, stockedShop } from '../test/test-app'

describe('two people with the same row', () => {
  it('the second one is refused until they have read the row again', async () => {
    const shop = await openTestShop()
    await shop.form('POST', '/comp/createSize/', { size_name: 'XS' })
    const one = '/comp/updateDeleteSize/1/'
    const tag = async () => String((await shop.get(one)).headers.etag)
    const read = await tag()
    const first = await shop.patch(one, { size_name: 'SM' }, { 'if-match': read })
    expect([first.statusCode, first.headers.etag]).toEqual([200, await tag()])
    const message = 'Somebody else changed this size meanwhile.'
    const second = await shop.patch(one, { size_name: 'MD' }, { 'if-match': read })
    expect([second.statusCode, second.json()]).toEqual([409, { message }])
    expect((await shop.remove(one, { 'if-match': read })).statusCode).toBe(409)
    expect((await shop.remove(one, { 'if-match': await tag() })).statusCode).toBe(204)
  })

  it('the last write wins where nobody sends an ETag, as documented', async () => {
    const shop = await openTestShop()
    await shop.form('POST', '/comp/createSize/', { size_name: 'XS' })
    for (const size_name of ['SM', 'MD']) {
      expect((await shop.patch('/comp/updateDeleteSize/1/', { size_name })).statusCode).toBe(200)
    }
  })

  it('the second one is refused with a picture form too', async () => {
    const shop = await stockedShop()
    const { etag } = (await shop.get('/comp/singleproductcolor/1/')).headers
    await shop.form('POST', '/comp/createColor/', { color_name: 'Red', hex_code: 'a22' })
    const url = '/comp/updateDeleteproductcolor/1/'
    const put = (color: string, color_img: File) =>
      shop.form('PUT', url, { product: '1', color, color_img }, { 'if-match': String(etag) })
    expect((await put('2', await png('#aa2222'))).statusCode).toBe(200)
    expect((await put('1', await png('#22aa22'))).json()).toEqual({
      message: 'Somebody else changed this product color meanwhile.',
    })
  })
})
