import { collectionContent, type ProductScope } from '@etrend/contract'
import { api } from '../../lib/api'
import type { Choices, Option } from '../../ui/controls/choices'
import { MOST_CHOICES } from '../../ui/controls/combobox'
import { useCollectionChoices } from '../collection-choices'
import { useCategoryChoices, useProductChoices, useSubcategoryChoices } from '../options'
import { useCollectionPreview } from '../use-collection-preview'
import { keyText, type ScopeKey } from './scope-text'

const kindWords = {
  categories: 'Category',
  subcategories: 'Sub category',
  collections: 'Collection',
  brands: 'Brand',
  products: 'Product',
}

/** Every brand that a product has. */
function useBrandChoices(): Choices {
  const { data, isError, isFetching, refetch } = api.staffProducts.brands.useQuery({
    queryKey: ['products', 'brands'],
    meta: { notLoaded: 'Failed to fetch brands' },
  })
  return {
    options: data?.body.map((brand) => ({ value: brand, label: brand })),
    isFailed: isError,
    isTrying: isFetching,
    retry: refetch,
  }
}

type Named = Exclude<keyof ProductScope, 'products'>

/** The rows of each kind but products, which are too many to load at once. */
function useNamed(): Record<Named, Choices> {
  return {
    categories: useCategoryChoices('Failed to fetch categories'),
    subcategories: useSubcategoryChoices(),
    collections: useCollectionChoices(),
    brands: useBrandChoices(),
  }
}

const namedKinds = ['categories', 'subcategories', 'collections', 'brands'] as const

/** What a sale or a promo code can be for: rows of every kind whose name has the typed words, then products. */
export function useScopeChoices(words: string): Choices {
  const named = useNamed()
  const products = useProductChoices(words)
  const all = [...namedKinds.map((kind) => named[kind]), products]
  const typed = words.trim().toLowerCase()
  const place = ({ label }: Option) => label.toLowerCase().indexOf(typed)
  const rows = namedKinds
    .flatMap((kind) =>
      (named[kind].options ?? []).map((option) => ({ kind, option, at: place(option) })),
    )
    .filter(({ at }) => at >= 0)
    // Names that begin with the typed words come first: 'Men' before 'Women'.
    .toSorted((one, other) => Number(one.at > 0) - Number(other.at > 0))
    .map(({ kind, option }) => optionOf(kind, option))
  const found = (products.options ?? []).map((option) => optionOf('products', option))
  const failed = all.find(({ isFailed }) => isFailed)
  return {
    options: all.every(({ options }) => options)
      ? [...rows, ...found].slice(0, MOST_CHOICES)
      : undefined,
    ...(failed && {
      isFailed: true,
      isTrying: failed.isTrying ?? false,
      retry: () => Promise.all(all.map(async ({ isFailed, retry }) => isFailed && retry?.())),
    }),
  }
}

function optionOf(kind: keyof ProductScope, { value, label, picture }: Option): Option {
  return {
    value: keyText({ kind, name: String(value) }),
    label: `${kindWords[kind]}: ${label}`,
    picture,
  }
}

/**
 * Returns functions for the rows of a scope: `nameOf` gives 'Category: Men', with the number where the name isn't known;
 * `pictureOf` the src of a product's picture, undefined for other rows and without one.
 */
export function useScopeRows(keys: readonly ScopeKey[]) {
  const named = useNamed()
  const products = keys.flatMap(({ kind, name }) => (kind === 'products' ? Number(name) : []))
  const content = collectionContent.safeParse({ kind: 'hand', products }).data
  const shown = useCollectionPreview(products.length > 0 ? content : undefined).data?.items
  const productOf = (name: string) => shown?.find(({ id }) => String(id) === name)
  return {
    nameOf: ({ kind, name }: ScopeKey) => `${kindWords[kind]}: ${labelOf(kind, name) ?? name}`,
    pictureOf: ({ kind, name }: ScopeKey) =>
      kind === 'products' ? productOf(name)?.picture?.src : undefined,
  }

  function labelOf(kind: keyof ProductScope, name: string) {
    if (kind === 'products') return productOf(name)?.title
    return named[kind].options?.find(({ value }) => String(value) === name)?.label
  }
}
