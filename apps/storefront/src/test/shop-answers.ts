import type { Home, MenuCategory, ProductCard, ProductDetail, ProductList } from '@etrend/contract'
import { productTextsExample } from '@etrend/contract/examples'
import { type FilterName, filterNames, listingFilters } from '@etrend/contract/listing-filters'
import { PAGE_SIZE, slug } from '@etrend/domain'

export { shop } from './shop-settings'

const colors = [
  { color_name: 'White', hex_code: '#f5f4f0' },
  { color_name: 'Black', hex_code: '#1c1b1a' },
  { color_name: 'Navy', hex_code: '#1f2a44' },
  { color_name: 'Red', hex_code: '#b3261e' },
  { color_name: 'Green', hex_code: '#2f6b4f' },
]

function productCard(id: number, change: Partial<ProductCard> = {}): ProductCard {
  const title = change.title ?? `Everyday Shirt ${id}`
  return {
    id,
    slug: slug(title),
    title,
    Brand: 'Patan Looms',
    price: 2500,
    original_price: null,
    category: 'Women',
    subcategory: 'Tops',
    picture: pictureOf(id),
    colors,
    stock: 'in',
    for_kids: false,
    ...change,
  }
}

export const tshirt = productCard(1, {
  title: 'Adjective Attire | T-shirt',
  Brand: 'Adjective Attire',
  price: 1200,
  original_price: 1500,
})

/** White in SM and MD, Black in MD (few) and XL (none), Navy in MD only and sold out. */
export const tshirtDetail: ProductDetail = {
  ...tshirt,
  ...productTextsExample,
  description:
    'A heavy cotton T-shirt with a neck that keeps its shape.\nWash it cold, dry it in the shade.',
  rating: 4.8,
  review_count: 87,
  fit_votes: { small: 1, right: 12, large: 2 },
  like_count: 100,
  sizes: ['SM', 'MD', 'XL'].map((size_name) => ({
    size: sizeNamed(size_name),
    size_name,
    kids_age: null,
  })),
  product_colors: [
    colorOf(10, 0, [unit('SM', 'in'), unit('MD', 'in')]),
    colorOf(11, 1, [unit('SM', 'in'), unit('MD', 'low'), unit('XL', 'out')]),
    colorOf(12, 2, [unit('MD', 'out')]),
  ],
  similar: [2, 3, 4, 5, 6, 7].map((id) => productCard(id)),
  size_guide: 'size-guide-women-tops',
}

const women = [tshirt, ...[2, 3, 4, 5, 6, 7].map((id) => productCard(id))]
const men = [8, 9, 10, 11, 12, 13, 14, 15].map((id) => productCard(id, { category: 'Men' }))
const kid = { category: 'Kids', stock: 'low', for_kids: true } as const
const kidsAges = new Map([
  ['SM', '4–5 years'],
  ['MD', '6–7 years'],
])
const kids = [16, 17, 18, 19, 20, 21, 22, 23].map((id) => productCard(id, kid))

/** A kids' shirt in the same colours and sizes: S and M have ages, XL has none. */
export const kidsShirtDetail: ProductDetail = {
  ...tshirtDetail,
  ...productCard(16, kid),
  sizes: tshirtDetail.sizes.map((size) => ({
    ...size,
    kids_age: kidsAges.get(size.size_name) ?? null,
  })),
}

export const home: Home = {
  slides: [1, 2, 3, 4].map((id) => ({
    id,
    title: id === 1 ? 'Welcome to Our Service' : 'Innovative Solutions',
    description:
      id === 1
        ? 'Explore our features and offerings in detail.'
        : 'Discover how we can help streamline your workflow.',
    href: ['/all-products', '/womens', '/mens', '/kids'][id - 1] ?? '/',
    picture: { src: `/media/hero${id}`, alt: 'Shirts on a rail' },
    tall_picture: { src: `/media/herotall${id}`, alt: 'Shirts on a rail' },
  })),
  collections: [
    { title: 'Womens Collection', category: 'Women', slug: 'women', products: women },
    { title: 'Mens Collection', category: 'Men', slug: 'men', products: men },
    { title: 'Kids Collection', category: 'Kids', slug: 'kids', products: kids },
  ],
  featured: [tshirt, productCard(9, { category: 'Men' })],
  slider: women.slice(0, 4),
  rows: [
    { kind: 'slides' },
    {
      kind: 'banner',
      text: '',
      href: '/all-products?discounted=true',
      link_text: 'See what is reduced',
    },
    { kind: 'category', title: 'Womens Collection', slug: 'women' },
    { kind: 'featured', title: 'Featured' },
    { kind: 'category', title: 'Mens Collection', slug: 'men' },
    { kind: 'category', title: 'Kids Collection', slug: 'kids' },
  ],
}

export const menu: MenuCategory[] = home.collections.map(
  ({ category, slug: categorySlug, products }, id) => ({
    id: id + 1,
    title: category,
    slug: categorySlug,
    subcategories: ['Tops', 'Bottoms', 'Accessories', 'Outerwear'].map((title, index) => ({
      id: id * 4 + index + 1,
      title,
      slug: title.toLowerCase(),
      products: index === 3 ? [] : products.slice(index, index + 4),
    })),
  }),
)

type Filters = typeof listingFilters
type Flag = {
  [Name in FilterName]: Filters[Name] extends { kind: 'flag' } ? Name : never
}[FilterName]

/** One product for each filter that is ticked or not. */
function flagCounts(): Record<Flag, number>
function flagCounts() {
  const flags = filterNames.filter((name) => listingFilters[name].kind === 'flag')
  return Object.fromEntries(flags.map((name) => [name, 1]))
}

/** One page of `items`. */
export function productList(items: ProductCard[], page = 1): ProductList {
  return {
    items: items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    total: items.length,
    page,
    pages: Math.ceil(items.length / PAGE_SIZE),
    facets: {
      category: [
        { value: 'women', label: 'Women', count: 7 },
        { value: 'men', label: 'Men', count: 8 },
        { value: 'kids', label: 'Kids', count: 8 },
      ],
      subcategory: ['tops', 'bottoms', 'accessories', 'outerwear'].map((value, index) => ({
        value,
        label: value.charAt(0).toUpperCase() + value.slice(1),
        count: [12, 6, 5, 0][index] ?? 0,
      })),
      gender: [
        { value: 'men', label: 'Men', count: 9 },
        { value: 'women', label: 'Women', count: 8 },
        { value: 'kids', label: 'Kids', count: 8 },
      ],
      size: [
        { value: 'S', label: 'S', count: 8 },
        { value: 'M', label: 'M', count: 11 },
        { value: 'L', label: 'L', count: 4 },
        { value: 'XL', label: 'XL', count: 0 },
      ],
      color: colors.map((color) => ({
        ...color,
        value: slug(color.color_name),
        label: color.color_name,
        count: 9,
      })),
      ...flagCounts(),
      price: { min: 1200, max: 2500 },
    },
    corrected: null,
    changes_at: null,
    is_partial: false,
  }
}

export const everything = [...women, ...men, ...kids]

function pictureOf(id: number) {
  return { src: `/media/tee${id % 4}`, alt: 'A T-shirt, front' }
}

function colorOf(
  id: number,
  color: number,
  units: ProductDetail['product_colors'][number]['units'],
) {
  const { color_name, hex_code } = colors[color] ?? { color_name: 'Black', hex_code: '#000000' }
  return {
    id,
    color_name,
    hex_code,
    // The first picture is the one that a card shows.
    pictures: ['', 'b', 'c'].map((view) => ({
      src: `/media/tee${color}${view}`,
      alt: 'A T-shirt',
    })),
    units,
  }
}

function unit(size_name: string, stock: 'in' | 'low' | 'out') {
  return {
    size: sizeNamed(size_name),
    size_name,
    code: size_name,
    stock,
    left: stock === 'low' ? 2 : null,
  }
}

function sizeNamed(size_name: string) {
  return ['SM', 'MD', 'LG', 'XL', 'XXL'].indexOf(size_name) + 1
}
