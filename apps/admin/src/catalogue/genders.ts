import type { Gender } from '@etrend/contract'
import { fixed } from '../ui/choices'

const genders: { value: Gender; label: string }[] = [
  { value: 'men', label: 'Men' },
  { value: 'women', label: 'Women' },
  { value: 'kids', label: 'Kids' },
  { value: 'unisex', label: 'Unisex' },
]

export const genderChoices = fixed(...genders)

/** The gender in words; '' for a product that leaves it to its category. */
export function genderLabel(gender: Gender | null) {
  return genders.find(({ value }) => value === gender)?.label ?? ''
}
