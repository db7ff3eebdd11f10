import { pdfText } from '@etrend/tooling/pdf-text'
import { describe, expect, it } from 'vitest'
import { signUp } from '../../test/customers'
import { oneSkirt, orderingShop, skirt } from '../../test/ordering'
import { move } from '../../test/staff-orders'
import { paper } from './paper'

/** Letters in the order in which they stand on the paper, from the left, without vowel marks. */
const fromTheRight = (arabic: string) =>
  Array.from(arabic.replace(/\p{M}/gu, '')).toReversed().join('')

describe('names and addresses', () => {
  it.each([
    ['Chinese, Japanese and Korean', '王小明', '渡邊さくら', '김민준'],
    ['Cyrillic and Greek', 'Иван Щукін', 'улица Ґонти 5', 'Γιώργος Ωνάσης'],
    ['Latin with rare accents', 'Nguyễn Thị Ánh', 'Čapková, Łódź', 'Adébáyọ̀'],
    ['Devanagari', 'सीता कुमारी', 'वडा नं. १०।', 'र्‍याली चोक'],
  ])(
    'in %s are on the packing slip, the invoice and the label',
    async (_script, name, street, landmark) => {
      const shop = await orderingShop()
      const { number } = await shop.placed({ ...oneSkirt, name, street, landmark })
      await move(shop, number, 'confirmed', 'packed')
      const label = await shop.post('/staff/parcels/labels.pdf', {
        sheet: 'a4-8',
        numbers: [number],
      })
      await move(shop, number, 'shipped', 'delivered')
      for (const answer of [
        await shop.get(`/staff/orders/${number}/packing-slip.pdf`),
        await shop.get(`/staff/orders/${number}/invoice.pdf`),
        label,
      ]) {
        expect(answer.headers['content-type']).toBe('application/pdf')
        const shown = pdfText(answer.rawPayload).replaceAll('\n', '')
        for (const text of [name, street, landmark]) expect(shown).toContain(text.normalize())
      }
    },
  )

  it('in Arabic run from the right to the left, with numbers and other names in between', async () => {
    const shop = await orderingShop()
    const street = 'كرم (5) Baneshwor، محمد'
    const { number } = await shop.placed({ ...oneSkirt, name: 'مُحَمَّد كرم', street })
    const slip = await shop.get(`/staff/orders/${number}/packing-slip.pdf`)
    const shown = pdfText(slip.rawPayload).replaceAll('\n', '').replace(/\p{M}/gu, '')
    expect(shown).toContain(fromTheRight('مُحَمَّد كرم'))
    expect(shown).toContain(`(5) ${fromTheRight('كرم')} Baneshwor، ${fromTheRight('محمد')}`)
  })

  it('with letters that no font has are refused wherever they are taken, with a sentence', async () => {
    const shop = await orderingShop()
    const refusal = (field: string, letter: string) => {
      const message = `Write the ${field} in letters that we can print: “${letter}” can’t be printed.`
      return [400, { message, fields: { [field]: message } }]
    }
    for (const [field, text, letter] of [
      ['name', 'Sita 👩🏽‍🌾', '👩🏽‍🌾'],
      ['street', 'Ward 10, 𓀀', '𓀀'],
      ['landmark', 'ถนนข้าวสาร', 'ถ'],
    ] as const) {
      const order = await shop.place({ ...oneSkirt, [field]: text })
      expect([order.statusCode, order.json()]).toMatchObject(refusal(field, letter))
      const address = await (
        await signUp(shop, field)
      ).post('/store/addresses', {
        ...home,
        [field]: text,
      })
      expect([address.statusCode, address.json()]).toMatchObject(refusal(field, letter))
    }
    const name = '🎉'
    const sale = { name, lines: [skirt], expected_total: 904 }
    for (const [path, payload] of [
      ['orders/', { ...oneSkirt, name }],
      ['walk-in-sales', sale],
    ] as const) {
      const headers = { ...shop.headers, 'idempotency-key': `emoji at ${path}` }
      const url = `/staff/${path}`
      const sold = await shop.app.inject({ method: 'POST', url, headers, payload })
      expect([sold.statusCode, sold.json()]).toMatchObject(refusal('name', name))
    }
  })
})

const { name, phone, province, district, city, street } = oneSkirt
const home = { name, phone, province, district, city, street }

it('a note with emoji is taken, and has a box in their place on the packing slip', async () => {
  const shop = await orderingShop()
  const { number } = await shop.placed({ ...oneSkirt, note: 'A gift 🎁 please' })
  const slip = await shop.get(`/staff/orders/${number}/packing-slip.pdf`)
  expect(pdfText(slip.rawPayload).replaceAll('\n', '')).toContain('Note: A gift □ please')
})

it('a row is as high as its font, and a cell in Chinese is broken between any two letters', async () => {
  const columns = [
    { title: 'Name', width: 0.2 },
    { title: 'Town', width: 0.8 },
  ]
  const pagesOf = async (name: string) => {
    const sheet = paper('Names')
    sheet.table(
      columns,
      Array.from({ length: 30 }, () => [name, 'Kathmandu']),
    )
    return Buffer.from(await sheet.end())
  }
  expect(pdfText(await pagesOf('Sita'))).not.toContain('page 1 of 2')
  expect(pdfText(await pagesOf('محمد'))).toContain('page 1 of 2')
  expect(pdfText(await pagesOf('王小明王小明王小明王小明'))).toContain('page 1 of 2')
})
