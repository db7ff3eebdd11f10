import type { Picture, ProductCard, ProductList } from '@etrend/contract'
import { heroWidths, pictureUrl, pictureWidths, slug } from '@etrend/domain'
import type { ShopClient } from '../lib/api'
import { categoryPath, collections } from '../lib/collections'
import { listingQuery, readListing } from '../lib/listing-address'
import { categoryQuery, collectionProductsQuery, collectionQuery } from '../lib/listing-queries'
import { cardPath, productIdIn } from '../lib/product-path'
import { homeQuery, productQuery, productsQuery } from '../lib/queries'
import * as graph from './graph'

/** What link previews show of a page, and what search engines read of it. */
export type PageFacts = {
  type: 'website' | 'product'
  picture?: SharedPicture | undefined
  /** The address that link previews are for, where it isn't the canonical one: a product's in the colour of the picture. */
  url?: string
  price?: number
  graph: object[]
}

type SharedPicture = { url: string; width: number; height: number; alt: string }

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
    return listFacts(origin, title, path, list)
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

function listFacts(origin: string, title: string, path: string, list?: ProductList): PageFacts {
  return {
    type: 'website',
    picture: list?.items[0] && pictureOf(list.items[0], origin),
    graph: [
      graph.breadcrumb(origin, [{ title, path }]),
      ...(list && list.total > 0 ? [graph.itemList(origin, title, list)] : []),
    ],
  }
}

/** A collection that staff made; its own picture goes before that of its first product. */
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
  const facts = listFacts(origin, found.title, `/collections/${slug}`, list)
  const { picture, title } = found
  if (!picture) return facts
  return { ...facts, picture: wholePicture(picture, origin, pictureWidths[2], 5 / 4, title) }
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
  return listFacts(origin, found.title, categoryPath(slug), listOf(shop, search, slug))
}

const NOTHING: PageFacts = { type: 'website', graph: [] }

function homeFacts(shop: ShopClient, origin: string): PageFacts {
  const settings = shop.store.shop.getQueryData(['shop'])?.body
  const slide = shop.store.home.getQueryData(homeQuery.queryKey)?.body.slides[0]
  return {
    type: 'website',
    // Without a picture of its own, the home page is shared with the owner's share picture.
    picture: settings?.appearance?.share_picture
      ? undefined
      : slide && wholePicture(slide.picture, origin, heroWidths[1], 9 / 16, slide.title),
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
  const picture = color?.pictures[0] ?? product.picture
  return {
    type: 'product',
    picture: pictureOf({ ...product, picture }, origin),
    ...(color && { url: origin + cardPath({ ...product, color: slug(color.color_name) }) }),
    price: product.price,
    graph: [graph.product(origin, product), graph.productBreadcrumb(origin, product)],
  }
}

function pictureOf({ picture, title }: ProductCard, origin: string) {
  return picture ? wholePicture(picture, origin, pictureWidths[2], 5 / 4, title) : undefined
}

/** `ratio` is height divided by width, as the shop shows such pictures. WebP, because few link previews read AVIF. */
function wholePicture(picture: Picture, origin: string, width: number, ratio: number, alt: string) {
  const url = origin + pictureUrl(picture.src, width, 'webp')
  return { url, width, height: Math.round(width * ratio), alt: picture.alt || alt }
}
