import type { PriceChange } from '@etrend/contract'
import { formatPrice, paisa, rupees } from '@etrend/domain'
import { Refusal } from '../lib/refusal'

const HIGHEST = 10_000_000

/**
 * A price in rupees after a change by an amount or a percentage, rounded to 5 or 10 rupees if asked, else to the paisa;
 * halves are rounded up. Computed in whole numbers, so that no price is off by a paisa. Throws Refusal (409) where it
 * would be 0, below 0 or too high; `name` reads 'price'.
 */
export function changedPrice(
  name: string,
  price: number,
  { percent, amount, round_to }: Pick<PriceChange, 'percent' | 'amount' | 'round_to'>,
) {
  const before = paisa(price)
  // In ten-thousandths of a paisa: a percentage has two decimals.
  const exact =
    percent === undefined
      ? (before + paisa(amount ?? 0)) * PARTS
      : before * (PARTS + Math.round(percent * 100))
  const step = round_to === undefined ? 1 : paisa(round_to)
  const after = rupees(roundedQuotient(exact, step * PARTS) * step)
  if (after <= 0) throw new Refusal(409, `The ${name} would be ${formatPrice(0)} or less.`)
  if (after > HIGHEST) {
    throw new Refusal(409, `The ${name} would be above ${formatPrice(HIGHEST)}.`)
  }
  return after
}

/** 'price -10 %, rounded to 5', for the audit log. */
export function describePriceChange({ percent, amount, round_to, with_discount }: PriceChange) {
  const signed = (number: number) => (number > 0 ? `+${number}` : String(number))
  return [
    with_discount ? 'prices and discounted prices' : 'price',
    percent === undefined ? `${signed(amount ?? 0)} rupees` : `${signed(percent)} %`,
    ...(round_to === undefined ? [] : [`rounded to ${round_to}`]),
  ].join(' ')
}

const PARTS = 10_000

/** The nearest whole number to a quotient of whole numbers, halves up. */
function roundedQuotient(number: number, by: number) {
  const doubled = 2 * number + by
  const rest = doubled % (2 * by)
  return (doubled - rest) / (2 * by)
}
