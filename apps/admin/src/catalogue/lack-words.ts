import type { Lack } from '@etrend/contract'

/** What a product lacks, in a word or two. */
export const lackWords: Record<Lack, string> = {
  no_color: 'No color',
  no_stock: 'No stock',
  no_picture: 'No picture',
  no_picture_of_color: 'Color without picture',
  no_display_image: 'No display image',
  color_without_stock: 'Color without stock',
  no_alt: 'No alt text',
  short_description: 'Short description',
}
