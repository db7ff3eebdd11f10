export { cartTotals, paisa, rupees, type Totals } from './cart'
export {
  heroWidths,
  pictureFormats,
  pictureSrcSet,
  pictureUrl,
  pictureWidths,
  tallHeroWidths,
  type PictureFormat,
} from './picture'
export { nepaliMobile, provinces } from './nepal'
export { approximateDollars, formatPrice } from './price'
export { sizeCode, sizeLabel, slug } from './slug'
