import { collection, productList, type CollectionRule } from '@etrend/contract'
import type { TestShop } from './open-shop'

/** The form of a collection by rule: everything up to Rs 1500, unless the changes say otherwise. */
export function collectionForm(changes: Record<string, string> = {}) {
  return { title: 'Under Rs 1500', kind: 'rule', rule: '{"max_price":1500}', ...changes }
}

export async function addCollection(shop: TestShop, changes: Record<string, string> = {}) {
  const made = await shop.form('POST', '/staff/collections/', collectionForm(changes))
  return collection.parse(made.json())
}

/** Adds a collection by rule, and returns the titles that its page shows. */
export async function titlesBy(
  shop: TestShop,
  rule: Partial<CollectionRule>,
  more: Record<string, string> = {},
) {
  const { slug } = await addCollection(shop, { rule: JSON.stringify(rule), slug: '', ...more })
  return await titlesAt(shop, slug)
}

/** The titles that the page of a collection shows, in their order. */
export async function titlesAt(shop: TestShop, slug: string, query = '') {
  const answer = await shop.get(`/store/collections/${slug}/products?${query}`)
  return productList.parse(answer.json()).items.map(({ title }) => title)
}
