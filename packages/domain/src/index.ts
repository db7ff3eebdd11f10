export { cartTotals, type Totals } from './cart'
export { categoryPages, categoryPath } from './categories'
export {
  contrastOf,
  defaultPalette,
  paletteProblems,
  paletteTokens,
  type Palette,
} from './contrast'
export { documentedPages, pagePath } from './pages'
export {
  contentWidths,
  heroWidths,
  pictureFormats,
  pictureSrcSet,
  pictureUrl,
  pictureWidths,
  tallHeroWidths,
  type PictureFormat,
} from './picture'
export { nepaliMobile, provinces } from './nepal'
export { ownEntry } from './own-entry'
export { approximateDollars, formatPrice } from './price'
export { promoInWords, type PromoTerms } from './promo'
export { paisa, rupees } from './rupees'
export { saleState, type SaleState } from './sale-state'
export { sizeCode, sizeLabel, slug } from './slug'
export { standardFooter } from './standard-footer'
export { standardHeader } from './standard-header'
