import { documentedPages } from '@etrend/domain'
import type { ReactNode } from 'react'
import { matchRoutes } from 'react-router-dom'
import type { ShopClient } from '../lib/api'
import { collections } from '../lib/collections'
import { lazyPage } from '../lib/lazy-page'
import { listingParameters, productParameters } from '../lib/page-parameters'
import {
  type Address,
  type Loaded,
  loadAllProducts,
  loadFirstFeatured,
  loadHome,
  loadListing,
  loadPreview,
  loadProduct,
  loadSearch,
} from './loads'
import { draftLoads, loadWrittenPage } from './website-loads'

const Home = lazyPage('website/home/home-page', () =>
  import('../website/home/home-page').then((m) => m.HomePage),
)
const Collection = lazyPage('collection/collection-page', () =>
  import('../collection/collection-page').then((m) => m.CollectionPage),
)
const Category = lazyPage('collection/category-page', () =>
  import('../collection/category-page').then((m) => m.CategoryPage),
)
const OwnCollection = lazyPage('collection/own-collection-page', () =>
  import('../collection/own-collection-page').then((m) => m.OwnCollectionPage),
)
const AllProducts = lazyPage('collection/all-products-page', () =>
  import('../collection/all-products-page').then((m) => m.AllProductsPage),
)
const Search = lazyPage('collection/search-page', () =>
  import('../collection/search-page').then((m) => m.SearchPage),
)
const Product = lazyPage('product/product-page', () =>
  import('../product/product-page').then((m) => m.ProductPage),
)
const LastViewed = lazyPage('product/last-viewed-page', () =>
  import('../product/last-viewed-page').then((m) => m.LastViewedPage),
)
const Cart = lazyPage('cart/cart-page', () => import('../cart/cart-page').then((m) => m.CartPage))
const Account = lazyPage('account/account-page', () =>
  import('../account/account-page').then((m) => m.AccountPage),
)
const Checkout = lazyPage('checkout/checkout-page', () =>
  import('../checkout/checkout-page').then((m) => m.CheckoutPage),
)
const Orders = lazyPage('orders/orders-page', () =>
  import('../orders/orders-page').then((m) => m.OrdersPage),
)
const MyAccount = lazyPage('account/my-account', () =>
  import('../account/my-account').then((m) => m.MyAccount),
)
const WrittenPage = lazyPage('website/pages/written-page', () =>
  import('../website/pages/written-page').then((m) => m.WrittenPage),
)
const Previews = lazyPage('app/previews', () => import('./previews').then((m) => m.Previews))
const NotFound = lazyPage('app/not-found-page', () =>
  import('./not-found-page').then((m) => m.NotFoundPage),
)

const accountPages = ['login', 'register', 'forgot-password', 'reset-password'] as const

/** One route of the shop: what it shows, and what must be loaded first. */
export type ShopPage = {
  path: string
  element: ReactNode
  preload: () => Promise<void>
  /** The source file, by which the server finds the page's script. */
  file: string
  /** The parameters that the page reads from its address's query; the server ignores all others. */
  reads: readonly string[]
  /** Fills the query cache and returns the page's status. Throws a failed call. Absent if there is nothing to load. */
  load?: (shop: ShopClient, address: Address) => Promise<Loaded>
}

/** The route table. The server and the browser both match against it. */
export const pages: ShopPage[] = [
  { path: '/', ...shown(Home), reads: [], load: loadHome },
  ...collections.map((collection) => ({
    path: collection.path,
    element: <Collection.Page key={collection.slug} collection={collection} />,
    preload: Collection.preload,
    file: Collection.file,
    reads: listingParameters,
    load: (shop: ShopClient, { search }: Address) => loadListing(shop, search, collection.slug),
  })),
  {
    path: '/all-products',
    ...shown(AllProducts),
    reads: listingParameters,
    load: loadAllProducts,
  },
  {
    path: '/collections/:slug',
    ...shown(OwnCollection),
    reads: listingParameters,
    load: async (shop, address) =>
      await (await import('./collection-loads')).loadCollection(shop, address),
  },
  {
    path: '/categories/:slug',
    ...shown(Category),
    reads: listingParameters,
    load: async (shop, address) =>
      await (await import('./collection-loads')).loadCategory(shop, address),
  },
  { path: '/search', ...shown(Search), reads: listingParameters, load: loadSearch },
  {
    path: '/productDetail/:handle',
    ...shown(Product),
    reads: productParameters,
    load: loadProduct,
  },
  {
    path: '/productDetail',
    ...shown(LastViewed),
    reads: productParameters,
    // It redirects to the product's own address: with both scripts loaded, the page doesn't flicker.
    preload: async () => void (await Promise.all([LastViewed.preload(), Product.preload()])),
    // A browser loads them when it shows the page.
    ...(import.meta.env.SSR && { load: loadFirstFeatured }),
  },
  { path: '/cart', ...shown(Cart), reads: [] },
  { path: '/checkout', ...shown(Checkout), reads: ['step'] },
  ...['/order/:number', '/order-lookup', '/orders/claim'].map((path) => ({
    path,
    ...shown(Orders),
    reads: ['token'],
  })),
  ...accountPages.map((name) => ({
    path: `/${name}`,
    element: <Account.Page key={name} name={name} />,
    preload: Account.preload,
    file: Account.file,
    reads: ['next', 'token'],
  })),
  // One route for all account pages; it redirects unknown paths to the orders.
  { path: '/account/*', ...shown(MyAccount), reads: ['page', 'edit', 'token'] },
  ...['/pages/:slug', ...documentedPages.map((slug) => `/${slug}`)].map((path) => ({
    path,
    ...shown(WrittenPage),
    reads: [],
    ...(import.meta.env.SSR && { load: loadWrittenPage(path) }),
  })),
  ...['/preview/:token', '/draft/:token', '/draft/frame'].map((path) => ({
    path,
    ...shown(Previews),
    reads: ['color', 'size'],
    ...(import.meta.env.SSR && { load: draftLoads[path] ?? loadPreview }),
  })),
  {
    path: '*',
    ...shown(NotFound),
    reads: [],
    ...(import.meta.env.SSR && { load: () => Promise.resolve({ status: 404 }) }),
  },
]

/** The page of an address, with the path's parameters and the query. `among`: the pages that it may be. */
export function pageAt(
  { pathname, search }: { pathname: string; search: string },
  among: ShopPage[] = pages,
) {
  const match = matchRoutes(among, pathname)?.[0]
  if (!match) return undefined
  return {
    page: match.route,
    address: { params: match.params, search: new URLSearchParams(search) },
  }
}

function shown({ Page, preload, file }: ReturnType<typeof lazyPage<object>>) {
  return { element: <Page />, preload, file }
}
