import { type ReactNode } from 'react'
import { matchRoutes } from 'react-router-dom'
import { type ShopClient } from '../lib/api'
import { collections } from '../lib/collections'
import { lazyPage } from '../lib/lazy-page'
import { listingQuery, readListing } from '../lib/listing-address'
import { productIdIn, productPath } from '../lib/product-path'
import { homeQuery, productQuery, productsQuery, shopQuery } from '../lib/queries'

/** One address of the shop: what it shows, and what must be read before it can. */
export type ShopPage = {
  path: string
  element: ReactNode
  preload: () => Promise<void>
  /** Fills the cache; throws what was refused. Answers the path that the address should have been, if another. */
  load?: (shop: ShopClient, address: Address) => Promise<string | undefined>
}

type Address = { params: Record<string, string | undefined>; search: URLSearchParams }

const Home = lazyPage(() => import('../home/home-page').then(({ HomePage }) => HomePage))
const CollectionScreen = lazyPage(() => import('../collection/collection-page').then((m) => m.CollectionPage))
const AllProducts = lazyPage(() => import('../collection/all-products-page').then((m) => m.AllProductsPage))
const Product = lazyPage(() => import('../product/product-page').then(({ ProductPage }) => ProductPage))
const LastViewed = lazyPage(() => import('../product/last-viewed-page').then((m) => m.LastViewedPage))
const Cart = lazyPage(() => import('../cart/cart-page').then(({ CartPage }) => CartPage))
const Login = lazyPage(() => import('../account/login-page').then(({ LoginPage }) => LoginPage))
const Register = lazyPage(() => import('../account/register-page').then((m) => m.RegisterPage))
const Faq = lazyPage(() => import('../pages/faq-page').then(({ FaqPage }) => FaqPage))
const Privacy = lazyPage(() => import('../pages/privacy-page').then(({ PrivacyPage }) => PrivacyPage))
const Returns = lazyPage(() => import('../pages/returns-page').then(({ ReturnsPage }) => ReturnsPage))
const Store = lazyPage(() => import('../pages/store-page').then(({ StorePage }) => StorePage))
const NotFound = lazyPage(() => import('../pages/not-found-page').then((m) => m.NotFoundPage))

/** The route table. The server and the browser both match against it. */
export const pages: ShopPage[] = [
  {
    path: '/',
    element: <Home.Page />,
    preload: Home.preload,
    load: async (shop) => {
      await shop.store.home.fetchQuery(homeQuery)
      return undefined
    },
  },
  ...collections.map((collection) => ({
    path: collection.path,
    element: <CollectionScreen.Page key={collection.slug} collection={collection} />,
    preload: CollectionScreen.preload,
    load: (shop: ShopClient, { search }: Address) => loadListing(shop, search, collection.slug),
  })),
  {
    path: '/all-products',
    element: <AllProducts.Page />,
    preload: AllProducts.preload,
    load: (shop, { search }) => loadListing(shop, search),
  },
  { path: '/productDetail/:handle', element: <Product.Page />, preload: Product.preload, load: loadProduct },
  {
    path: '/productDetail',
    element: <LastViewed.Page />,
    preload: LastViewed.preload,
    load: loadFirstFeatured,
  },
  { path: '/cart', element: <Cart.Page />, preload: Cart.preload },
  { path: '/login', element: <Login.Page />, preload: Login.preload },
  { path: '/register', element: <Register.Page />, preload: Register.preload },
  { path: '/faq', element: <Faq.Page />, preload: Faq.preload },
  { path: '/privacy-policy', element: <Privacy.Page />, preload: Privacy.preload },
  { path: '/return-and-exchange-policy', element: <Returns.Page />, preload: Returns.preload },
  { path: '/store-location', element: <Store.Page />, preload: Store.preload },
  { path: '*', element: <NotFound.Page />, preload: NotFound.preload },
]

/** The page of an address, with what its path and query say. */
export function pageAt({ pathname, search }: { pathname: string; search: string }) {
  const match = matchRoutes(pages, pathname)?.[0]
  if (!match) return undefined
  return { page: match.route, address: { params: match.params, search: new URLSearchParams(search) } }
}

/** What every page's frame shows. */
export function loadFrame(shop: ShopClient) {
  return shop.store.shop.fetchQuery(shopQuery)
}

async function loadListing(shop: ShopClient, search: URLSearchParams, category?: string) {
  await shop.store.products.fetchQuery(productsQuery(listingQuery(readListing(search, category))))
  return undefined
}

async function loadProduct(shop: ShopClient, { params: { handle } }: Address) {
  const id = productIdIn(handle)
  if (id === undefined) return undefined
  const { body } = await shop.store.product.fetchQuery(productQuery(id))
  const path = productPath(body)
  return path.endsWith(`/${handle}`) ? undefined : path
}

async function loadFirstFeatured(shop: ShopClient) {
  const { body } = await shop.store.home.fetchQuery(homeQuery)
  const first = body.featured[0] ?? body.collections[0]?.products[0]
  if (first) await shop.store.product.fetchQuery(productQuery(first.id))
  return undefined
}
