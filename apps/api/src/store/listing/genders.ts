import type { Gender, ListedGender } from '@etrend/contract'
import { slug } from '@etrend/domain'

/**
 * The genders under which a product is listed: its own, else the one that the title of its category names, else
 * unisex. Unisex products are listed under men and women, not under kids (decisions).
 */
export function gendersOf(gender: Gender | null, category: string): ListedGender[] {
  const made = gender ?? genderOfCategory.get(slug(category)) ?? 'unisex'
  return made === 'unisex' ? ['men', 'women'] : [made]
}

/** Whether a product is listed under kids only. */
export function isForKids(gender: Gender | null, category: string) {
  return gendersOf(gender, category).includes('kids')
}

const genderOfCategory = new Map<string, ListedGender>([
  ['men', 'men'],
  ['mens', 'men'],
  ['men-s', 'men'],
  ['gents', 'men'],
  ['women', 'women'],
  ['womens', 'women'],
  ['women-s', 'women'],
  ['ladies', 'women'],
  ['kids', 'kids'],
  ['children', 'kids'],
  ['boys', 'kids'],
  ['girls', 'kids'],
  ['baby', 'kids'],
])
