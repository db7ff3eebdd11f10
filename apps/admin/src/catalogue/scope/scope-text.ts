import { emptyScope, isEmptyScope, type ProductScope } from '@etrend/contract'

/**
 * The products of a sale or a promo code as a form's field holds them: one line for each row, as 'categories:3' and
 * 'brands:Himal'.
 */
export type ScopeKey = { kind: keyof ProductScope; name: string }

const kinds: Record<string, keyof ProductScope> = {
  categories: 'categories',
  subcategories: 'subcategories',
  collections: 'collections',
  brands: 'brands',
  products: 'products',
}

export function keysIn(text: unknown): ScopeKey[] {
  if (typeof text !== 'string' || text === '') return []
  return text.split('\n').flatMap((line) => {
    const colon = line.indexOf(':')
    const kind = kinds[line.slice(0, colon)]
    return kind ? { kind, name: line.slice(colon + 1) } : []
  })
}

export function keyText({ kind, name }: ScopeKey) {
  return `${kind}:${name}`
}

export function scopeOf(text: string): ProductScope {
  const names = (kind: keyof ProductScope) =>
    keysIn(text).flatMap((key) => (key.kind === kind ? key.name : []))
  const ids = (kind: keyof ProductScope) => names(kind).map(Number)
  return {
    products: ids('products'),
    collections: ids('collections'),
    categories: ids('categories'),
    subcategories: ids('subcategories'),
    brands: names('brands'),
  }
}

/** null where the field is empty. */
export function scopeOrNull(text: string) {
  const scope = scopeOf(text)
  return isEmptyScope(scope) ? null : scope
}

export function scopeText(scope: ProductScope | null) {
  return scopeKeys(scope ?? emptyScope)
    .map(keyText)
    .join('\n')
}

/** In the order in which they are shown: the widest first. */
export function scopeKeys({
  categories,
  subcategories,
  collections,
  brands,
  products,
}: ProductScope) {
  const of = (kind: keyof ProductScope, names: readonly (number | string)[]) =>
    names.map((name): ScopeKey => ({ kind, name: String(name) }))
  return [
    ...of('categories', categories),
    ...of('subcategories', subcategories),
    ...of('collections', collections),
    ...of('brands', brands),
    ...of('products', products),
  ]
}
