import { typedText } from '@etrend/contract/typed-text'

/**
 * An amount in paisa: 'Rs. 1,23,456.50', 'NPR 1200', '(300.00)' and '-300' are read, with commas in thousands or lakhs.
 * Undefined for anything else, such as '12,5' or three decimals: nothing is rounded.
 */
export function amountOf(cell: string) {
  const bare = typedText(cell)
    .replace(/^(rs\.?|npr|रु\.?)\s*/i, '')
    .replace(/\s+/g, '')
  const isNegative = /^[-(]/.test(bare)
  const digits = bare
    .replace(/^[-(]/, '')
    .replace(/\)$/, '')
    .replace(/^(rs\.?|npr)/i, '')
  const read = /^(\d{1,9}|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d{1,2})0*)?$/.exec(digits)
  if (!read) return undefined
  const [, whole = '', part = ''] = read
  const amount = Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'))
  return amount > MOST ? undefined : isNegative ? -amount : amount
}

const MOST = 9_999_999_900
