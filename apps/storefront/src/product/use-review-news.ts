import { useQueryClient } from '@tanstack/react-query'

/** Reads again what a customer's review of a product changes: their own, the list, and the rating. */
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
