import type { DemoProduct, DemoReview } from './products'

const DAY_MS = 86_400_000

/**
 * The review rows of a product: only those of its documented `review_count` that have a text. The product's own row
 * keeps the sum of all ratings (4.8 × 87 = 418 stars), to which each new review adds.
 */
export function reviewRows({ reviews = [] }: DemoProduct, now: Date) {
  return reviews.map(({ days_ago, ...review }) => ({
    ...review,
    created_at: new Date(now.getTime() - days_ago * DAY_MS).toISOString(),
  }))
}

/** The fixed sample reviews of the specification (§2), with its fields: author, rating, date, content. */
export const tshirtReviews: DemoReview[] = [
  {
    author: 'Anjali Shrestha',
    rating: 5,
    days_ago: 6,
    size_name: 'MD',
    fit: 'right',
    content:
      'Bought the navy one in M for my brother and then the black one for myself. The collar is as flat after ten washes as on the first day.',
  },
  {
    author: 'Bibek Gurung',
    rating: 5,
    days_ago: 13,
    size_name: 'LG',
    fit: 'right',
    content:
      'Heavy cotton, but not hot. I wear it under a jacket in Pokhara and alone in the Terai.',
  },
  {
    author: 'Pratima Rai',
    rating: 4,
    days_ago: 21,
    size_name: 'SM',
    fit: 'large',
    content:
      'Lovely cloth and a true black. It runs a little long on me; I am 158 cm and took S. I will have it shortened at the tailor next door.',
  },
  {
    author: 'Suman Tamang',
    rating: 5,
    days_ago: 34,
    size_name: 'LG',
    fit: 'right',
    content: 'Third one in two years. Same cut every time, which is all I ask of a T-shirt.',
  },
  {
    author: 'Nirajan Thapa',
    rating: 5,
    days_ago: 48,
    size_name: 'LG',
    fit: 'right',
    content: 'Fits across the shoulders without being tight. L at 176 cm and 74 kg.',
  },
  {
    author: 'Kabita Maharjan',
    rating: 4,
    days_ago: 60,
    size_name: 'SM',
    fit: null,
    content:
      'The yellow is warmer than on my screen, closer to mustard. I like it, but my daughter wanted lemon.',
  },
  {
    author: 'Rohan K.C.',
    rating: 5,
    days_ago: 77,
    size_name: 'XL',
    fit: 'right',
    content: 'Came to New Road to try it on and left with two. No loose threads, good seams.',
  },
  {
    author: 'Dolma Sherpa',
    rating: 5,
    days_ago: 95,
    size_name: 'MD',
    fit: 'right',
    content: 'Did not shrink in hot water. I had been warned, I tried, it stayed.',
  },
]
