import { keysOf } from '../lib/keys-of.ts'

/** The people that a product is made for, as staff and shoppers read them. */
export const genderLabels = { men: 'Men', women: 'Women', kids: 'Kids', unisex: 'Unisex' }

const { unisex: _, ...listed } = genderLabels

/** What lists of products can be narrowed by: men and women find unisex products too. */
export const listedGenders = keysOf(listed)
export type ListedGender = (typeof listedGenders)[number]
