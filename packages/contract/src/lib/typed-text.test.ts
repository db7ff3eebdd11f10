import { describe, expect, it, test } from 'vitest'
import {
  buyerPan,
  cartQuestion,
  categoryInput,
  orderNumber,
  orders,
  promoCodeInput,
  settingsChange,
} from '../index.ts'
import { foldedText, nameKey, typedText, writtenText } from './typed-text.ts'

describe('what is typed or pasted', () => {
  it.each([
    ['९८४१२३४७७८', '9841234778'],
    ['９８４１２３４７７８', '9841234778'],
    ['\u202a9841234778\u202c', '9841234778'],
    ['984–1234782', '984-1234782'],
    ['984−1234782', '984-1234782'],
    ['DASHAIN‑10', 'DASHAIN-10'],
    ['\ufeff ET\u20112026\u2011000123\u00a0', 'ET-2026-000123'],
    ['984\u00a0\u2009123', '984 123'],
    ['DASH\u00adAIN', 'DASHAIN'],
    ['A\u200dB', 'AB'],
    ['', ''],
  ])('%j is read as %j', (text, read) => expect(typedText(text)).toBe(read))
})

describe('a name that is stored', () => {
  it.each([
    ['Women\u200b', 'Women'],
    ['\u200eWomen\u200f', 'Women'],
    ['E\u0301clair', 'Éclair'],
    ['Blue\u00a0Kurta', 'Blue Kurta'],
    ['One\nTwo', 'One\nTwo'],
    ['\u3164', ''],
    ['A\u200dB', 'AB'],
  ])('%j becomes %j', (text, stored) => expect(writtenText(text)).toBe(stored))

  it.each(['क्\u200dष', 'क्\u200cष', 'می\u200cخواهم', '👨\u200d👩\u200d👧', '‼\ufe0f', '२ पिस'])(
    '%j stays, because its joiners and digits show',
    (text) => expect(writtenText(text)).toBe(text),
  )
})

describe('two names', () => {
  it.each([
    ['Éclair', 'e\u0301clair'],
    ['WOMEN', 'women\u200b'],
    ['Ｗomen', 'women'],
    ['Blue  Kurta', 'blue\u00a0kurta'],
    ['ОДЯГ', 'одяг'],
  ])('%j and %j are the same', (one, other) => expect(nameKey(one)).toBe(nameKey(other)))

  it.each([
    ['Eclair', 'Éclair'],
    ['A & B', 'A-B'],
    ['A2', 'A²b'],
  ])('%j and %j are not', (one, other) => expect(nameKey(one)).not.toBe(nameKey(other)))
})

describe('what a search compares', () => {
  it.each([
    ['Crème  Robe', 'creme robe'],
    ['ÉVA', 'eva'],
    ['T‑shirt २', 't-shirt 2'],
    ['कुर्ता', 'कुर्ता'],
  ])('%j is folded to %j', (text, folded) => expect(foldedText(text)).toBe(folded))
})

describe('the calls read pasted text', () => {
  test.each([
    ['an order number', orderNumber.shape.number, '\u202aet‑2026‑०००१२३\u202c', 'ET-2026-000123'],
    ['a number to find', orders.lookUp.body.shape.number, 'et–2026‑०००१२३', 'ET-2026-000123'],
    ['a PAN', buyerPan, '३०२–३४५ ६७८', '302345678'],
    ['a promo code', promoCodeInput.shape.code, 'DASHAIN‑१०\u200b', 'DASHAIN-10'],
    ['a code in the cart', cartQuestion.shape.promo_code, '\u00a0DASHAIN‑10', 'DASHAIN-10'],
    [
      'an address for grievances',
      settingsChange.shape.grievance_email,
      '\u200bHari@Example.com ',
      'hari@example.com',
    ],
    ['a title', categoryInput.shape.title, '\u200bE\u0301clair ', 'Éclair'],
  ])('%s', (_, schema, pasted, read) => expect(schema.parse(pasted)).toBe(read))

  it('and refuse a name that shows nothing', () => {
    expect(categoryInput.shape.title.safeParse('\u200b\u3164 ').error?.issues[0]?.message).toBe(
      'Enter a category title.',
    )
  })
})
