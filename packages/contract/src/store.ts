import * as z from 'zod'
import { wholeNumber } from './crud'
import { rowId } from './form'

/** What shoppers may know of a unit's stock: a word, not a count. */
export const stockWord = z.enum(['in', 'low', 'out']).describe('How much is left, as a word.')
export type StockWord = z.infer<typeof stockWord>

/** `src` is the address that domain's pictureUrl(src, width, format) completes. */
export const picture = z.object({ src: z.string(), alt: z.string() })
export type Picture = z.infer<typeof picture>

/** A product as a grid shows it. `price` is what is paid; `original_price` is struck through beside it. */
export const productCard = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  Brand: z.string(),
  price: z.number(),
  original_price: z.number().nullable().describe('Struck through; null when not reduced.'),
  category: z.string(),
  subcategory: z.string(),
  picture: picture.nullable(),
  second_picture: picture.nullable(),
  colors: z.array(z.object({ color_name: z.string(), hex_code: z.string() })),
  stock: stockWord,
})
export type ProductCard = z.infer<typeof productCard>

export const shop = z.object({
  name: z.string(),
  location: z.string(),
  phone: z.string(),
  promo_line: z.string(),
  shipping: z.number(),
  tax: z.number(),
  /** Rupees for one dollar; null hides dollar prices. */
  dollar_rate: z.number().nullable(),
  admin_url: z.string(),
})
export type Shop = z.infer<typeof shop>

export const menuCategory = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  subcategories: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      slug: z.string(),
      /** The first 4 (spec §9). */
      products: z.array(productCard),
    }),
  ),
})
export type MenuCategory = z.infer<typeof menuCategory>

export const slide = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  href: z.string(),
  /** The wide picture for a desk, the tall one for a phone. */
  picture,
  tall_picture: picture,
})
export type Slide = z.infer<typeof slide>

export const home = z.object({
  slides: z.array(slide),
  collections: z.array(
    z.object({
      title: z.string(),
      category: z.string(),
      slug: z.string(),
      products: z.array(productCard),
    }),
  ),
  featured: z.array(productCard),
  slider: z.array(productCard),
})
export type Home = z.infer<typeof home>

export const productSort = z.enum(['name', 'price-asc', 'price-desc', 'newest'], {
  error: 'Sort by name, price-asc, price-desc or newest.',
})
export type ProductSort = z.infer<typeof productSort>

/** Categories, sub categories and colours by slug; sizes by code (S, M, L, or the size's own name). */
export const productQuery = z.object({
  category: z.string().max(80).describe('A slug.').optional(),
  subcategory: z.string().max(80).describe('A slug.').optional(),
  size: severalValues('size'),
  color: severalValues('color'),
  discounted: z.enum(['true', 'false'], { error: 'discounted is true or false.' }).optional(),
  min_price: rupees('min_price').optional(),
  max_price: rupees('max_price').optional(),
  q: z.string().trim().max(100, 'Search with at most 100 characters.').optional(),
  sort: productSort.optional(),
  page: wholeNumber('page', 1_000_000).optional(),
})
export type ProductQuery = z.infer<typeof productQuery>

/** `count` is how many products the value leaves with every other filter applied. */
const facetValue = z.object({ value: z.string(), label: z.string(), count: z.int() })
export type FacetValue = z.infer<typeof facetValue>

export const productList = z.object({
  items: z.array(productCard),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  facets: z.object({
    category: z.array(facetValue),
    subcategory: z.array(facetValue),
    size: z.array(facetValue),
    color: z.array(facetValue.extend({ hex_code: z.string() })),
    discounted: z.int(),
    /** The lowest and highest price with every other filter applied; null when nothing is left. */
    price: z.object({ min: z.number(), max: z.number() }).nullable(),
  }),
})
export type ProductList = z.infer<typeof productList>

export const productDetail = productCard.extend({
  description: z.string(),
  rating: z.number().nullable(),
  review_count: z.int(),
  like_count: z.int(),
  product_colors: z.array(
    z.object({
      id: z.int(),
      color_name: z.string(),
      hex_code: z.string(),
      pictures: z.array(picture),
      units: z.array(
        z.object({ size: z.int(), size_name: z.string(), code: z.string(), stock: stockWord }),
      ),
    }),
  ),
  similar: z.array(productCard),
})
export type ProductDetail = z.infer<typeof productDetail>
export type ProductDetailColor = ProductDetail['product_colors'][number]

export const searchSuggestions = z.object({
  products: z.array(productCard),
  categories: z.array(
    z.object({ title: z.string(), category: z.string(), subcategory: z.string().nullable() }),
  ),
})
export type SearchSuggestions = z.infer<typeof searchSuggestions>

/** `kept`: the answer depends only on the address and the catalogue, so its bytes are kept until the catalogue changes. */
const metadata = { access: 'public', kept: true } as const

export const store = {
  shop: {
    method: 'GET',
    path: '/store/shop',
    summary: "The shop's name, place, phone and fees",
    responses: { 200: shop },
    metadata,
  },
  menu: {
    method: 'GET',
    path: '/store/menu',
    summary: 'Categories, their sub categories and up to 4 products of each',
    responses: { 200: z.array(menuCategory) },
    metadata,
  },
  home: {
    method: 'GET',
    path: '/store/home',
    summary: 'Slides, the three collections, featured and slider products',
    responses: { 200: home },
    metadata,
  },
  products: {
    method: 'GET',
    path: '/store/products',
    summary: 'Products by filter, 10 a page, with counts per filter value',
    query: productQuery,
    responses: { 200: productList },
    metadata,
  },
  product: {
    method: 'GET',
    path: '/store/products/:id',
    summary: 'One product with colours, pictures, units and similar products',
    pathParams: rowId,
    responses: { 200: productDetail },
    metadata,
  },
  search: {
    method: 'GET',
    path: '/store/search',
    summary: 'Suggestions while typing: products and categories',
    query: z.object({ q: z.string().trim().max(100, 'Search with at most 100 characters.') }),
    responses: { 200: searchSuggestions },
    metadata,
  },
} as const

/** A parameter that may come once or several times: `size=S&size=M`, as a plain form sends it. */
function severalValues(name: string) {
  const value = z.string().min(1).max(80)
  return z
    .union([value.transform((one) => [one]), z.array(value).max(30, `Choose at most 30 values of ${name}.`)])
    .optional()
    .meta({ type: 'array', items: { type: 'string' } })
}

function rupees(name: string) {
  const message = `${name} is a number of rupees.`
  return z
    .string({ error: message })
    .regex(/^\d{1,9}(\.\d{1,2})?$/, message)
    .transform(Number)
    .meta({ type: 'number', minimum: 0 })
}
