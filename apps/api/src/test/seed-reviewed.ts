import { review } from '../db/schema/reviews'
import type { TestShop } from './open-shop'

/** Reviews of product 1 with these ratings, a day apart, written by Shopper 1, 2, … */
export async function seedReviewed({ db }: TestShop, ratings: number[]) {
  await db.write.insert(review).values(
    ratings.map((rating, index) => ({
      product: 1,
      author: `Shopper ${index + 1}`,
      rating,
      content: 'It wears well, and I would buy it again.',
      created_at: new Date(Date.UTC(2026, 0, index + 1)).toISOString(),
    })),
  )
}
