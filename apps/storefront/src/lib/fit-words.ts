import type { Review } from '@etrend/contract'
import { fitWords } from '@etrend/contract/review-words'
import { sizeWord } from '@etrend/domain'

/** The size that a review is about, and how it fits: 'Size M · True to size'. Leaves out what isn't known. */
export function fitFacts({ size_name, fit }: Pick<Review, 'size_name' | 'fit'>) {
  const size = size_name && `Size ${sizeWord(size_name)}`
  return [size, fit && fitWords[fit]].filter(Boolean).join(' · ')
}
