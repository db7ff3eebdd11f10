import type { ProductDetail, ProductList, Shop, StockWord } from '@etrend/contract'
import { PAGE_SIZE, pictureUrl, pictureWidths, slug } from '@etrend/domain'
import { categoryPath, collections } from '../lib/collections'
import { productPath } from '../lib/product-path'

// The nodes of a page's JSON-LD, by schema.org's names.

export function organization(origin: string, { name, location, phone }: Shop) {
  return {
    '@type': ['Organization', 'ClothingStore'],
    '@id': organizationId(origin),
    name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    telephone: phone,
    address: { '@type': 'PostalAddress', addressLocality: location, addressCountry: 'NP' },
    currenciesAccepted: CURRENCY,
  }
}

export function webSite(origin: string, { name }: Shop) {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name,
    url: `${origin}/`,
    inLanguage: 'en',
    publisher: { '@id': organizationId(origin) },
  }
}

/** The path from the front page; the last step is the page itself. */
export function breadcrumb(origin: string, steps: { title: string; path: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ title: 'Home', path: '/' }, ...steps].map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: origin + path,
    })),
  }
}

export function productBreadcrumb(origin: string, product: ProductDetail) {
  const category = slug(product.category)
  const own = collections.find((one) => one.slug === category)
  const above = { title: own?.title ?? product.category, path: categoryPath(category) }
  return breadcrumb(origin, [above, { title: product.title, path: productPath(product) }])
}

/** One page of a listing; its positions continue those of the previous pages. */
export function itemList(origin: string, name: string, { items, total, page }: ProductList) {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * PAGE_SIZE + index + 1,
      name: item.title,
      url: origin + productPath(item),
    })),
  }
}

/** A product with its offer, at the price that is paid. Has a rating only if there are reviews. */
export function product(origin: string, detail: ProductDetail) {
  const { id, title, description, Brand, category, subcategory, price, stock } = detail
  const url = origin + productPath(detail)
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: title,
    ...(description && { description }),
    sku: String(id),
    brand: { '@type': 'Brand', name: Brand },
    category: `${category} > ${subcategory}`,
    ...pictures(origin, detail),
    ...(detail.colors.length > 0 && {
      color: detail.colors.map(({ color_name }) => color_name).join(', '),
    }),
    offers: {
      '@type': 'Offer',
      url,
      price: price.toFixed(2),
      priceCurrency: CURRENCY,
      availability: `https://schema.org/${availability[stock]}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@id': organizationId(origin) },
    },
    ...rating(detail),
  }
}

export const CURRENCY = 'NPR'

const availability: Record<StockWord, string> = {
  in: 'InStock',
  low: 'LimitedAvailability',
  out: 'OutOfStock',
}

function organizationId(origin: string) {
  return `${origin}/#organization`
}

function pictures(origin: string, { picture, product_colors }: ProductDetail) {
  const shown = [picture, ...product_colors.map((color) => color.pictures[0])]
  const sources = new Set(shown.flatMap((one) => (one ? [one.src] : [])))
  if (sources.size === 0) return {}
  return { image: [...sources].map((src) => origin + pictureUrl(src, pictureWidths[2], 'webp')) }
}

function rating({ rating, review_count }: ProductDetail) {
  if (rating === null || review_count === 0) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating,
      reviewCount: review_count,
      bestRating: 5,
      worstRating: 1,
    },
  }
}
