import { formatPrice } from '@etrend/domain'

/** 'Rs. 20 too little': what a courier paid in, against what it collected less its fee. */
export function lackInWords(difference: number) {
  if (difference === 0) return 'No difference'
  return `${formatPrice(Math.abs(difference))} too ${difference > 0 ? 'little' : 'much'}`
}
