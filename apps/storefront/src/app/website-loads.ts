import { pagePath } from '@etrend/domain'
import type { ShopClient } from '../lib/api'
import { draftQuery, writtenPageQuery } from '../website/written-queries'
import type { Address, Loaded } from './loads'

// The server loads written pages; a browser loads them when it shows them (website/pages/written-page).

/** The load of a written page's route. One with a documented address is redirected to it. */
export function loadWrittenPage(route: string) {
  return async (shop: ShopClient, { params }: Address): Promise<Loaded> => {
    const slug = params['slug'] ?? route.slice(1)
    const path = pagePath(slug)
    if (params['slug'] !== undefined && path === `/${slug}`) return { status: 301, movedTo: path }
    await shop.store.page.fetchQuery(writtenPageQuery(slug))
    return { status: 200 }
  }
}

/** The loads of the drafts' routes. The frame gets its rows from the editor. */
export const draftLoads: Partial<
  Record<string, (shop: ShopClient, address: Address) => Promise<Loaded>>
> = {
  '/draft/:token': async (shop, { params: { token = '' } }) => {
    await shop.store.draft.fetchQuery(draftQuery(token))
    return { status: 200, isPrivate: true }
  },
  '/draft/frame': () => Promise.resolve({ status: 200, isPrivate: true }),
}
