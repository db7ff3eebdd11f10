import * as z from 'zod'
import { typedText } from '../lib/typed-text.ts'

/** How a barcode is drawn. Anything that isn't an EAN-13 is drawn as Code 128. */
export const barcodeKind = z.enum(['EAN-13', 'Code 128'])
export type BarcodeKind = z.infer<typeof barcodeKind>

/** Twelve digits with their check digit: an EAN-13 (GS1 General Specifications, 7.9). */
export function withCheckDigit(twelve: string) {
  const sum = Array.from(twelve, Number).reduce(
    (all, digit, at) => all + digit * (at % 2 === 0 ? 1 : 3),
    0,
  )
  return `${twelve}${(10 - (sum % 10)) % 10}`
}

/** 'EAN-13' for 13 digits whose check digit is right. */
export function barcodeKindOf(code: string): BarcodeKind {
  return isEan13(code) ? 'EAN-13' : 'Code 128'
}

/**
 * The code as the shop stores it. Spaces around it are left out. The 12 digits of an American UPC-A get the zero with
 * which they are an EAN-13, because some scanners send it and others don't.
 */
export function plainCode(scanned: string) {
  const code = typedText(scanned)
  return /^\d{12}$/.test(code) && isEan13(`0${code}`) ? `0${code}` : code
}

/** A SKU as it is compared: SKUs are the same in any letter case. */
export function skuKey(code: string) {
  return typedText(code).toLowerCase()
}

/** Finds one of these units by its barcode, else by its SKU, as a person types or a scanner sends it. */
export function codeFinder<Unit extends { sku: string | null; barcode: string | null }>(
  units: Unit[],
) {
  const barcodes = new Map<string, Unit>()
  const skus = new Map<string, Unit>()
  for (const unit of units) {
    if (unit.barcode !== null) barcodes.set(unit.barcode, unit)
    if (unit.sku !== null) skus.set(skuKey(unit.sku), unit)
  }
  return (code: string) => barcodes.get(plainCode(code)) ?? skus.get(skuKey(code))
}

/**
 * What is wrong with a code that Excel wrote as a number, such as '4.00638E+12': its last digits are lost. Undefined for
 * other texts.
 */
export function shortenedCode(text: string) {
  if (!/^\d(\.\d+)?E\+\d+$/i.test(text)) return undefined
  return `A spreadsheet has shortened this code to ${text}: format its column as text.`
}

/** A barcode: an EAN-13, or 1 to 40 characters of ASCII for a Code 128. */
export const barcode = z
  .string({ error: 'Enter a barcode.' })
  .transform(plainCode)
  .pipe(
    z
      .string()
      .min(1, 'Enter a barcode.')
      .max(40, 'Keep a barcode to 40 characters.')
      .regex(/^[\x20-\x7e]*$/, 'Use only letters without accents, digits and signs in a barcode.')
      .refine((code) => !/^\d{13}$/.test(code) || isEan13(code), {
        error: ({ input }) =>
          `The last digit of an EAN-13 is its check digit: ${withCheckDigit(String(input).slice(0, 12))} would be right.`,
      }),
  )
  .meta({ type: 'string', description: 'An EAN-13, or up to 40 characters for a Code 128.' })

/** A stock-keeping unit: the shop's own name of a unit, as it stands on labels and in the maker's papers. */
export const sku = z
  .string({ error: 'Enter a SKU.' })
  .overwrite(typedText)
  .min(1, 'Enter a SKU.')
  .max(40, 'Keep a SKU to 40 characters.')
  .regex(
    /^[A-Za-z0-9][\w./-]*$/,
    'Use letters without accents, digits, dots, dashes and slashes in a SKU, and begin with a letter or digit.',
  )

function isEan13(code: string) {
  return /^\d{13}$/.test(code) && withCheckDigit(code.slice(0, 12)) === code
}
