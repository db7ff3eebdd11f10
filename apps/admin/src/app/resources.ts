import { productColors } from '../catalogue/product-colors'
import { sizes } from '../catalogue/sizes'

/** The nouns that have screens, in the sidebar's order. Adding one here adds its addresses and entries everywhere. */
export const resources = [productColors, sizes]
