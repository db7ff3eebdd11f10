/** The pages whose addresses are documented (spec §2); they exist once staff have published them. */
export const documentedPages = [
  'faq',
  'privacy-policy',
  'return-and-exchange-policy',
  'store-location',
] as const

const known: readonly string[] = documentedPages

/** Where a page is shown: the documented ones at '/faq' and so on, all others under '/pages/'. */
export function pagePath(slug: string) {
  return known.includes(slug) ? `/${slug}` : `/pages/${slug}`
}
