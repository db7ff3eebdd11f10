import type { Picture, ProductCard } from '@etrend/contract'
import { heroWidths, pictureUrl, pictureWidths } from '@etrend/domain'
import type { ShopClient } from '../lib/api'
import { collections } from '../lib/collections'
import { listingQuery, readListing } from '../lib/listing-address'
import { productIdIn } from '../lib/product-path'
import { homeQuery, productQuery, productsQuery } from '../lib/queries'
import * as graph from './graph'

/** What link previews show of a page, and what search engines read of it. */
export type PageFacts = {
  type: 'website' | 'product'
  picture?: SharedPicture | undefined
  price?: number
  graph: object[]
}

type SharedPicture = { url: string; width: number; height: number; alt: string }

type Asked = {
  shop: ShopClient
  origin: string
  path: string
  address: { params: { handle?: string | undefined }; search: URLSearchParams }
}

/** The facts of an address, taken from the query cache that its page was rendered from. Makes no calls. */
export function pageFacts({ shop, origin, path, address }: Asked): PageFacts {
  if (path === '/') return homeFacts(shop, origin)
  const collection = collections.find((one) => one.path === path)
  if (collection || path === '/all-products') {
    const state = readListing(address.search, collection?.slug)
    const { queryKey } = productsQuery(listingQuery(state))
    const list = shop.store.products.getQueryData(queryKey)?.body
    const title = collection?.title ?? 'Our Products'
    return {
      type: 'website',
      picture: list?.items[0] && pictureOf(list.items[0], origin),
      graph: [
        graph.breadcrumb(origin, [{ title, path }]),
        ...(list && list.total > 0 ? [graph.itemList(origin, title, list)] : []),
      ],
    }
  }
  const id = productIdIn(address.params.handle)
  return id === undefined ? { type: 'website', graph: [] } : productFacts(shop, origin, id)
}

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

function productFacts(shop: ShopClient, origin: string, id: number): PageFacts {
  const product = shop.store.product.getQueryData(productQuery(id).queryKey)?.body
  if (!product) return { type: 'website', graph: [] }
  return {
    type: 'product',
    picture: pictureOf(product, origin),
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
