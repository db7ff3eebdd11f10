export { cartTotals, lineWorths, type Totals } from './cart'
export { LEAST_SALE_PRICE, paidPrice, type OwnPrices } from './paid-price'
export { categoryPages, categoryPath } from './categories'
export {
  contrastOf,
  defaultPalette,
  paletteProblems,
  paletteTokens,
  type Palette,
} from './contrast'
export {
  arrivalInWords,
  cashProblem,
  daysInWords,
  deliveryFees,
  lackForFreeDelivery,
  shippingInWords,
  termsHint,
  termsInWords,
  type ZoneTerms,
} from './delivery'
export { PAGE_SIZE } from './page-size'
export { documentedPages, pagePath } from './pages'
export {
  contentWidths,
  heroWidths,
  pictureFormats,
  pictureSrcSet,
  pictureUrl,
  pictureWidths,
  sharedSize,
  tallHeroWidths,
  type PictureFormat,
} from './picture'
export { isDistrict, nepaliMobile, provinces } from './nepal'
export { ownEntry } from './own-entry'
export { approximateDollars, formatNumber, formatPrice } from './price'
export { promoInWords, type PromoTerms } from './promo'
export { paisa, rupees } from './rupees'
export { shareOut, shares } from './shares'
export { saleOfferState, saleState, type SaleOfferState, type SaleState } from './sale-state'
export { addressedSize, askedSize } from './size-address'
export { sizeWord } from './size-word'
export { sizeKey } from './sizes'
export { openingColor, slug } from './addresses'
export { smsLength, type SmsLength } from './sms'
export { isSameJson, sortedJson } from './sorted-json'
export { standardFooter } from './standard-footer'
export { standardHeader } from './standard-header'
export { vatIn, type TaxMode } from './vat'
export { arrivalOf, workingDayAfter, type Arrival, type Holiday } from './working-days'
