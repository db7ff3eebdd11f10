import type { Appearance, Home, ProductCard, ShopCollection } from '@etrend/contract'
import { categoryPages, defaultPalette, sharedSize } from '@etrend/domain'
import { Refusal } from '../../lib/refusal'
import type { ShareCard } from './share-card'

/** What the cards need of the store, all of it as shoppers see it. */
type Shown = {
  settings: () => Appearance & { name: string; location: string }
  home: () => Home
  /** The card of a product in a colour, a slug; undefined where it isn't on sale. */
  product: (id: number, color: string) => ProductCard | undefined
  /** The card of the newest product, of a category or of all. */
  newest: (category?: string) => ProductCard | undefined
  /** By its slug. Throws Refusal (404, 410). */
  category: (slug: string) => { title: string; slug: string }
  collection: (slug: string) => ShopCollection
  firstOf: (collection: number) => ProductCard | undefined
}

/**
 * Returns a function that gives what the picture of a shared page shows. `of` names the page, see the contract. Throws
 * Refusal where shoppers have no such page: 404, or 410 once it has gone.
 */
export function shareCards(shown: Shown) {
  return (of: string): ShareCard => {
    const settings = shown.settings()
    const { accent_color, ink_color, paper_color } = settings
    const plain: ShareCard = {
      shop: settings.name,
      title: SHOP_SELLS,
      note: settings.location,
      price: null,
      original_price: null,
      picture: null,
      palette: {
        accent: accent_color || defaultPalette.accent,
        ink: ink_color || defaultPalette.ink,
        paper: paper_color || defaultPalette.paper,
      },
    }
    const [kind = '', ...rest] = of.split('-')
    const name = rest.join('-')
    switch (kind) {
      case 'product': {
        const [id = '', ...color] = rest
        const product = shown.product(Number(id), color.join('-'))
        if (!product) throw new Refusal(404, 'There is no such product.')
        const { title, Brand: note, price, original_price } = product
        return { ...plain, title, note, price, original_price, picture: tall(product.picture) }
      }
      case 'products':
        return { ...plain, title: 'Our Products', picture: tall(shown.newest()?.picture) }
      case 'category': {
        const { title, slug } = shown.category(name)
        const own = categoryPages.find((page) => page.slug === slug)
        return { ...plain, title: own?.title ?? title, picture: tall(shown.newest(slug)?.picture) }
      }
      case 'collection': {
        const { id, title, picture } = shown.collection(name)
        return { ...plain, title, picture: tall(picture ?? shown.firstOf(id)?.picture) }
      }
      default: {
        const { share_picture } = settings
        if (share_picture)
          return { ...plain, title: null, picture: { src: share_picture, ...WHOLE } }
        const slide = shown.home().slides[0]
        return { ...plain, picture: slide ? { src: slide.picture.src, ...WIDE } : null }
      }
    }
  }
}

/** The same words as in the titles of the storefront's pages (lib/head.tsx), whose scripts have no room for an import. */
const SHOP_SELLS = 'Clothing for women, men and kids'

/** A picture of a garment, 4:5. */
function tall(picture: { src: string } | null | undefined) {
  return picture ? { src: picture.src, width: 640, breadth: (sharedSize.height * 4) / 5 } : null
}

/** The part of a slide with the clothes. */
const WIDE = { width: 1280, breadth: 660 }
const WHOLE = { width: 1200, breadth: sharedSize.width }
