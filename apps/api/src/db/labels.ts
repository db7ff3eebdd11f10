import { sql } from 'drizzle-orm'
import { color, product } from './schema'

/** '{product title} - {color name}', the label by which staff know a product color. */
export const productColorInfo = sql<string>`${product.title} || ' - ' || ${color.color_name}`
