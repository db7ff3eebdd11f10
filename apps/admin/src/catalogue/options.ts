import { api } from '../lib/api'

// spec §8: said where a product color's form can't offer its products and colors.
const meta = { notLoaded: 'Failed to fetch color and product data' }

/** Every product, for a select; undefined until it is there. */
export function useProductOptions() {
  const { data } = api.products.list.useQuery({ queryKey: ['products', 'options'], meta })
  return data?.body.map(({ id, title }) => ({ value: id, label: title }))
}

/** Every color, for a select; undefined until it is there. */
export function useColorOptions() {
  const { data } = api.colors.list.useQuery({ queryKey: ['colors', 'options'], meta })
  return data?.body.map(({ id, color_name }) => ({ value: id, label: color_name }))
}
