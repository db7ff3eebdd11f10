import type { ProductList } from '@etrend/contract'
import { slug } from '@etrend/domain'
import type { ShopClient } from '../lib/api'
import { categoryPath, collections } from '../lib/collections'
import { listingQuery, readListing } from '../lib/listing-address'
import { categoryQuery, collectionProductsQuery, collectionQuery } from '../lib/listing-queries'
import { cardPath, productIdIn } from '../lib/product-path'
import { productQuery, productsQuery } from '../lib/queries'
import * as graph from './graph'

/** What link previews show of a page, and what search engines read of it. */
export type PageFacts = {
  type: 'website' | 'product'
  /** The page whose picture is shown, as the contract's `sharePicture` names it. */
  shared: string
  /** The address that link previews are for, where it isn't the canonical one: a product's in the colour of the picture. */
  url?: string
  price?: number
  graph: object[]
}

type Asked = {
  shop: ShopClient
  origin: string
  path: string
  address: {
    params: { handle?: string | undefined; slug?: string | undefined }
    search: URLSearchParams
  }
}

/** The facts of an address, taken from the query cache that its page was rendered from. Makes no calls. */
export function pageFacts({ shop, origin, path, address }: Asked): PageFacts {
  if (path === '/') return homeFacts(shop, origin)
  const collection = collections.find((one) => one.path === path)
  if (collection || path === '/all-products') {
    const title = collection?.title ?? 'Our Products'
    const list = listOf(shop, address.search, collection?.slug)
    const shared = collection ? `category-${collection.slug}` : 'products'
    return listFacts({ origin, title, path, shared, list })
  }
  const { slug } = address.params
  if (slug !== undefined) {
    return path.startsWith('/collections/')
      ? collectionFacts(shop, origin, slug, address.search)
      : categoryFacts(shop, origin, slug, address.search)
  }
  const id = productIdIn(address.params.handle)
  return id === undefined ? NOTHING : productFacts(shop, origin, id, address.search)
}

function listOf(shop: ShopClient, search: URLSearchParams, category?: string) {
  const { queryKey } = productsQuery(listingQuery(readListing(search, category)))
  return shop.store.products.getQueryData(queryKey)?.body
}

type Listed = {
  origin: string
  title: string
  path: string
  shared: string
  list: ProductList | undefined
}

function listFacts({ origin, title, path, shared, list }: Listed): PageFacts {
  return {
    type: 'website',
    shared,
    graph: [
      graph.breadcrumb(origin, [{ title, path }]),
      ...(list && list.total > 0 ? [graph.itemList(origin, title, list)] : []),
    ],
  }
}

/** A collection that staff made. */
function collectionFacts(
  shop: ShopClient,
  origin: string,
  slug: string,
  search: URLSearchParams,
): PageFacts {
  const found = shop.storeCollections.get.getQueryData(collectionQuery(slug).queryKey)?.body
  if (!found) return NOTHING
  const query = listingQuery(readListing(search, undefined, slug))
  const { queryKey } = collectionProductsQuery(slug, query)
  const list = shop.storeCollections.products.getQueryData(queryKey)?.body
  const { title } = found
  return listFacts({
    origin,
    title,
    path: `/collections/${slug}`,
    shared: `collection-${found.slug}`,
    list,
  })
}

/** A category that staff added. */
function categoryFacts(
  shop: ShopClient,
  origin: string,
  slug: string,
  search: URLSearchParams,
): PageFacts {
  const found = shop.storeCollections.category.getQueryData(categoryQuery(slug).queryKey)?.body
  if (!found) return NOTHING
  const { title } = found
  return listFacts({
    origin,
    title,
    path: categoryPath(slug),
    shared: `category-${found.slug}`,
    list: listOf(shop, search, slug),
  })
}

const NOTHING: PageFacts = { type: 'website', shared: 'shop', graph: [] }

function homeFacts(shop: ShopClient, origin: string): PageFacts {
  const settings = shop.store.shop.getQueryData(['shop'])?.body
  return {
    type: 'website',
    shared: 'shop',
    graph: settings ? [graph.organization(origin, settings), graph.webSite(origin, settings)] : [],
  }
}

function productFacts(
  shop: ShopClient,
  origin: string,
  id: number,
  search: URLSearchParams,
): PageFacts {
  const product = shop.store.product.getQueryData(productQuery(id).queryKey)?.body
  if (!product) return NOTHING
  const asked = search.get('color')
  const color = product.product_colors.find(({ color_name }) => slug(color_name) === asked)
  return {
    type: 'product',
    shared: color ? `product-${id}-${asked}` : `product-${id}`,
    ...(color && { url: origin + cardPath({ ...product, color: slug(color.color_name) }) }),
    price: product.price,
    graph: [graph.product(origin, product), graph.productBreadcrumb(origin, product)],
  }
}
