import { typedText } from './typed-text.ts'

/**
 * A number as people and spreadsheets write it, without its currency and its thousands: 'Rs. 1,23,456.50', '१,२३४' and
 * '1 200/-' → '123456.50', '1234' and '1200'. Commas are left out where they stand in thousands or in lakhs only:
 * a text that can be read in two ways, such as '1299,50' or '2.500', is a problem, in a sentence that names both. Other
 * texts come back as they are, for the rule of their field to refuse.
 */
export function typedNumber(text: string): { plain: string } | { problem: string } {
  const typed = typedText(text).replace(CURRENCY_BEFORE, '').replace(CURRENCY_AFTER, '')
  if (!/^-?\d[\d.,' ]*[.,' ]\d+$/.test(typed)) return { plain: typed }
  if (POINT_OR_THOUSANDS.test(typed)) return { problem: whyEither(typed) }
  if (/^-?\d+\.\d+$/.test(typed)) return { plain: typed }
  if (GROUPS.test(typed)) return { plain: typed.replace(/[,' ]/g, '') }
  return { problem: whyUnclear(typed) }
}

const CURRENCY_BEFORE = /^(rs|npr|रू|रु)\.? */iu
const CURRENCY_AFTER = / *(\/[-=]|rs\.?|npr)$/i
/** Thousands ('1,234,567', '1 234 567') or lakhs ('12,34,567'), maybe with decimals. */
const GROUPS = /^-?(\d{1,3}([,' ])\d{3}(\2\d{3})*|\d{1,2}(,\d{2})+,\d{3})(\.\d+)?$/
/** '2.500' is two and a half, or 2,500 as much of Europe writes it. '0.500' and '1250.000' are clear. */
const POINT_OR_THOUSANDS = /^-?[1-9]\d{0,2}\.\d{3}$/

function whyEither(typed: string) {
  const asDecimals = typed.replace(/0$/, '')
  return `“${typed}” can be ${asDecimals} or ${typed.replace('.', '')}. Write the one that you mean.`
}

function whyUnclear(typed: string) {
  const together = String(Number(typed.replace(/[,' ]/g, '')))
  const decimals = /^(-?\d[\d.' ]*),(\d{1,2})$/.exec(typed)
  if (!decimals) return `“${typed}” is no clear number. Write it like 1250.50.`
  const asDecimals = `${decimals[1]?.replace(/[.' ]/g, '')}.${decimals[2]}`
  return typed.includes('.')
    ? `Write “${typed}” as ${asDecimals}, without a comma.`
    : `“${typed}” can be ${asDecimals} or ${together}. Write it without a comma.`
}
