import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { askTogether } from '../../lib/ask-together'
import { okOf } from '../../lib/refusal'

/** What a picture is of: a product color, as of a unit, or a product. */
export type Pictured = { color: number } | { product: number }

const AT_ONCE = 100
const ONE_MINUTE_MS = 60_000

const colorPicture = askTogether(
  AT_ONCE,
  async (ids) => okOf(await api.staffPictures.colors.query({ query: { ids } })).body,
)
const productPicture = askTogether(
  AT_ONCE,
  async (ids) => okOf(await api.staffPictures.products.query({ query: { ids } })).body,
)

/**
 * The src of the picture that the shop shows of a product or product color; null where it has none, and undefined while
 * it is loading. A failure isn't told, because the name is beside it.
 */
export function usePicture(of: Pictured) {
  const { data } = useQuery({
    queryKey: ['pictures', of],
    queryFn: () => ('color' in of ? colorPicture(of.color) : productPicture(of.product)),
    staleTime: ONE_MINUTE_MS,
  })
  return data && data.picture
}
