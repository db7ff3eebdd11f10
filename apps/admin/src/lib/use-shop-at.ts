import { api } from './api'
import { openInTab } from './open-tab'

/** Opens the storefront in a new tab as it will be at a time: an ISO time, or Nepal's time without a zone. */
export function useShopAt() {
  const { mutateAsync, isPending } = api.previews.asOf.useMutation()
  const see = (at: string) => openInTab(async () => (await mutateAsync({ body: { at } })).body.url)
  return { see, isPending }
}
