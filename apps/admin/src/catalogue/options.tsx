import { keepPreviousData } from '@tanstack/react-query'
import { api } from '../lib/api'
import type { Choices, Option } from '../ui/controls/choices'
import { MOST_CHOICES } from '../ui/controls/combobox'
import { PictureOf } from './pictures/picture-of'

// spec §8: shown if a product color's form can't load its products and colors.
const notLoaded = 'Failed to fetch color and product data'

/** The products that match what was typed. */
export function useProductChoices(words: string) {
  const query = { ...someOf(words), sort: 'title' }
  const products = api.products.list.useQuery({
    queryKey: ['products', 'choices', query],
    queryData: { query },
    meta: { notLoaded },
    placeholderData: keepPreviousData,
  })
  return choicesOf(products, ({ id, title }) => ({
    value: id,
    label: title,
    picture: <PictureOf of={{ product: id }} isSmall />,
  }))
}

/** The product colors that match what was typed. */
export function useProductColorChoices(words: string) {
  const query = { ...someOf(words), sort: 'product_color_info' }
  const colors = api.productColors.list.useQuery({
    queryKey: ['productColors', 'choices', query],
    queryData: { query },
    meta: { notLoaded: 'Failed to fetch product colors' },
    placeholderData: keepPreviousData,
  })
  return choicesOf(colors, ({ id, product_color_info }) => ({
    value: id,
    label: product_color_info,
    picture: <PictureOf of={{ color: id }} isSmall />,
  }))
}

/** The product colors of one product; no options while no product is chosen. */
export function useColorsOfProductChoices(product: unknown) {
  const query = { product: String(product), sort: 'product_color_info' }
  const isChosen = Boolean(product)
  const colors = api.productColors.list.useQuery({
    queryKey: ['productColors', 'choices', query],
    queryData: { query },
    meta: { notLoaded: 'Failed to fetch product colors' },
    enabled: isChosen,
  })
  if (!isChosen) return { options: [] }
  return choicesOf(colors, ({ id, product_color_info }) => ({
    value: id,
    label: product_color_info,
    picture: <PictureOf of={{ color: id }} isSmall />,
  }))
}

/** Every color. */
export function useColorChoices() {
  const colors = api.colors.list.useQuery({ queryKey: ['colors', 'choices'], meta: { notLoaded } })
  return choicesOf(colors, ({ id, color_name }) => ({ value: id, label: color_name }))
}

/** Every size. */
export function useSizeChoices() {
  const meta = { notLoaded: 'Failed to fetch sizes' }
  const sizes = api.sizes.list.useQuery({
    queryKey: ['sizes', 'choices'],
    queryData: { query: { sort: 'size_name' } }, // as the shop shows them: S before M before L
    meta,
  })
  return choicesOf(sizes, ({ id, size_name }) => ({ value: id, label: size_name }))
}

/** Every category. `failure` is the toast's text if they can't be loaded. */
export function useCategoryChoices(failure: string) {
  const meta = { notLoaded: failure }
  const categories = api.categories.list.useQuery({ queryKey: ['categories', 'choices'], meta })
  return choicesOf(categories, ({ id, title }) => ({ value: id, label: title }))
}

/** Every sub category, labelled with its category, because several categories have 'tops'. */
export function useSubcategoryChoices() {
  const query = { sort: 'category_title' }
  const subcategories = api.subcategories.list.useQuery({
    queryKey: ['subcategories', 'choices'],
    queryData: { query },
    meta: { notLoaded: 'Failed to fetch data' }, // spec §8
  })
  return choicesOf(subcategories, (row) => ({
    value: row.id,
    label: `${row.category_title} / ${row.title}`,
  }))
}

function someOf(words: string) {
  return { ...(words.trim() && { q: words.trim() }), page: '1', page_size: String(MOST_CHOICES) }
}

type Query<Row> = {
  data: { body: Row[] } | undefined
  isError: boolean
  isFetching: boolean
  refetch: () => Promise<unknown>
}

function choicesOf<Row>(
  { data, isError, isFetching, refetch }: Query<Row>,
  option: (row: Row) => Option,
): Choices {
  return {
    options: data?.body.map(option),
    isFailed: isError,
    isTrying: isFetching,
    retry: refetch,
  }
}
