import type { ShopCategory, ShopCollection, ShopMenus } from '@etrend/contract'
import { everything, productList } from './shop-answers'

const dashain: ShopCollection = {
  id: 1,
  slug: 'dashain',
  title: 'Dashain',
  text: 'For tika and for the swing.',
  picture: { src: '/media/tee1', alt: '' },
  seo_title: '',
  seo_description: 'Clothes for Dashain.',
}
const home: ShopCategory = { id: 9, slug: 'home', title: 'Home & Gifts' }
const gone = { status: 410, body: { message: 'This collection is no longer in the shop.' } }

/** Nobody has changed the menus of the test shop. */
export const standardMenus: ShopMenus = { header: null, footer: null }

/** The test shop's answers about its collection, one that was deleted, and a category that staff added. */
export function collectionAnswer(pathname: string) {
  const found = new Map<string, object>([
    ['/store/collections/dashain', dashain],
    ['/store/collections/festival', dashain],
    ['/store/collections/dashain/products', productList(everything.slice(0, 2))],
    ['/store/categories/home', home],
    ['/store/categories/women', { id: 1, slug: 'women', title: 'Women' }],
  ]).get(pathname)
  if (pathname.startsWith('/store/collections/ended')) return gone
  return found && { status: 200, body: found }
}
