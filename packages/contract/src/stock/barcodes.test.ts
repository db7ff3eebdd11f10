import { expect, it } from 'vitest'
import { barcode, barcodeKindOf, codeFinder, plainCode, sku, withCheckDigit } from './barcodes.ts'

it.each([
  ['400638133393', '4006381333931'],
  ['978020137962', '9780201379624'],
  ['200000000001', '2000000000015'],
  ['000000000000', '0000000000000'],
])('the check digit of %s makes it %s', (twelve, code) => {
  expect(withCheckDigit(twelve)).toBe(code)
  expect(barcodeKindOf(code)).toBe('EAN-13')
})

it('an EAN-13 with a wrong check digit is refused, and the sentence says the right code', () => {
  expect(barcode.parse(' 4006381333931 ')).toBe('4006381333931')
  expect(barcode.safeParse('4006381333930').error?.issues[0]?.message).toBe(
    'The last digit of an EAN-13 is its check digit: 4006381333931 would be right.',
  )
})

it('the 12 digits of a UPC-A are the EAN-13 that scanners may report instead', () => {
  expect(plainCode('036000291452')).toBe('0036000291452')
  expect(barcode.parse('036000291452')).toBe('0036000291452')
  expect(plainCode('036000291453')).toBe('036000291453')
})

it.each([
  ['', 'Enter a barcode.'],
  ['x'.repeat(41), 'Keep a barcode to 40 characters.'],
  ['कुर्ता', 'Use only letters without accents, digits and signs in a barcode.'],
])('the barcode “%s” is refused: %s', (text, message) => {
  expect(barcode.safeParse(text).error?.issues[0]?.message).toBe(message)
})

it('anything else of up to 40 characters is a Code 128', () => {
  expect(barcode.parse('x'.repeat(40))).toHaveLength(40)
  expect(barcodeKindOf('12-NAVY-MD')).toBe('Code 128')
  expect(barcodeKindOf('96385074')).toBe('Code 128')
})

it('a SKU begins with a letter or digit, and has no spaces', () => {
  expect(sku.parse(' 12-NAVY/MD_1.0 ')).toBe('12-NAVY/MD_1.0')
  for (const text of ['', '-12', '12 NAVY', 'कुर्ता', 'x'.repeat(41)]) {
    expect([text, sku.safeParse(text).success]).toEqual([text, false])
  }
})

it('a unit is found by its barcode, else by its SKU in any spelling', () => {
  const shirt = { sku: 'K-1', barcode: '0036000291452' }
  const scarf = { sku: '036000291452', barcode: 'k-1' }
  const shawl = { sku: '400638133393', barcode: null }
  const unitOf = codeFinder([shirt, scarf, shawl])
  expect(['K\u20111', 'k-1', '036000291452'].map(unitOf)).toEqual([shirt, scarf, shirt])
  expect(['400638133393', '４००६३८१३३３९３', 'k', ''].map(unitOf)).toEqual([
    shawl,
    shawl,
    undefined,
    undefined,
  ])
})
