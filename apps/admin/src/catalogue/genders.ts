import { type Gender, gender, genderLabels } from '@etrend/contract'
import { fixed } from '../ui/controls/choices'

export const genderChoices = fixed(
  ...gender.options.map((value) => ({ value, label: genderLabels[value] })),
)

/** The gender in words; '' for a product that leaves it to its category. */
export function genderLabel(of: Gender | null) {
  return of === null ? '' : genderLabels[of]
}
