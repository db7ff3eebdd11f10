import { categoryPages } from '@etrend/domain'

export { categoryPath } from '@etrend/domain'

/** The three categories that the shop's routes are named after (spec §2). `slug` is the category's. */
export const collections = categoryPages
