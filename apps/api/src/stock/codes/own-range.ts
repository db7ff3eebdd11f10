import { barcodeKindOf, withCheckDigit } from '@etrend/contract'

/** GS1 leaves the EAN-13 that begin with 20 to 29 to shops, for use inside the shop only. */
const PREFIX = '2'

/** The shop's own EAN-13 with this number. */
export function ownCode(number: number) {
  return withCheckDigit(PREFIX + String(number).padStart(11, '0'))
}

/** The number in an EAN-13 of the shop's range; undefined for other codes. */
export function numberOf(code: string) {
  if (!code.startsWith(PREFIX) || barcodeKindOf(code) !== 'EAN-13') return undefined
  return Number(code.slice(1, 12))
}
