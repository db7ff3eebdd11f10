import type { GarmentKind } from './garments'
import type { demoCategories, demoSubcategories } from './shop'

/** A product of the demo catalogue: its words, its prices, and how its pictures are drawn. */
export type DemoProduct = {
  title: string
  Brand: string
  description: string
  material: string
  care: string
  /** Where it is made. */
  origin: string
  /** How it sits, and which size to take. */
  fit: string
  /** The titles of the products that complete its look. */
  worn_with?: string[]
  /** The size that its page chooses first; none when left out. */
  first_size?: string
  category: (typeof demoCategories)[number]
  subcategory: (typeof demoSubcategories)[number]
  kind: GarmentKind
  variant?: number
  colors: ColorName[]
  /** In rupees; 2500 when left out (spec §3). */
  price?: number
  discounted_price?: number
  mark?: 'slider' | 'featured'
  /** When left out, the category decides. */
  gender?: 'unisex'
  rating?: number
  /** The number of all ratings. `reviews` holds those of them that have a text. */
  review_count?: number
  reviews?: DemoReview[]
  like_count?: number
}

export type DemoReview = {
  author: string
  rating: number
  content: string
  days_ago: number
  size_name: string
  /** How it fits; null where the author doesn't say. */
  fit: 'small' | 'right' | 'large' | null
}

export type ColorName = keyof typeof demoColors

export const demoColors = {
  Black: '#1c1b1a',
  White: '#f4f2ec',
  Navy: '#1f2a4d',
  Red: '#a82a24',
  Green: '#2f6b4a',
  Yellow: '#d9a521',
}

export const demoSizes = [
  { size_name: 'SM', kids_age: '4–5 years' },
  { size_name: 'MD', kids_age: '6–7 years' },
  { size_name: 'LG', kids_age: '8–9 years' },
  { size_name: 'XL', kids_age: '10–11 years' },
  { size_name: 'XXL', kids_age: '12–13 years' },
]
