import { useQueryClient } from '@tanstack/react-query'

/** Returns a function that reloads what a review changes: the customer's own review, the list and the rating. */
export function useReviewNews(product: number) {
  const client = useQueryClient()
  return async () => {
    await Promise.all(
      ['own review', 'reviews', 'product'].map((noun) =>
        client.invalidateQueries({ queryKey: [noun, product] }),
      ),
    )
  }
}
