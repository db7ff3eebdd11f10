import { contract, type PageRequest } from '@etrend/contract'
import { addressOf } from '@etrend/contract/client'
import type { QueryClient } from '@tanstack/react-query'
import type { ApiFetcher } from '@ts-rest/core'
import { initTsrReactQuery } from '@ts-rest/react-query/v5'
import type { PageCalls, ShopClient } from '../lib/api'
import { navigationQuery, shopQuery } from '../lib/queries'

type Answer = PageRequest['fetch']

/** Fills the query cache of a page that the server renders. The calls are answered by `answer`, inside the process. */
export function serverShopClient(queryClient: QueryClient, answer: Answer): ShopClient {
  const hooks = madeHooks.get(answer) ?? hooksOf(answer)
  madeHooks.set(answer, hooks)
  return hooks.initQueryClient(queryClient)
}

// Created once, not for every page.
const madeHooks = new WeakMap<Answer, ReturnType<typeof hooksOf>>()

function hooksOf(answer: Answer) {
  return initTsrReactQuery(pageCalls, { baseUrl: '', api: fetcherOf(answer) })
}

// Each page's client gets a dozen functions for each call: for the whole contract, that takes longer than the calls.
const { store, storeCollections, navigation, reviews } = contract
const { shop, home, products, product, preview, page, draft } = store
const pageCalls: PageCalls = {
  store: { shop, home, products, product, preview, page, draft },
  storeCollections: {
    get: storeCollections.get,
    products: storeCollections.products,
    category: storeCollections.category,
  },
  navigation: { links: navigation.links },
  reviews: { list: reviews.list },
}

/** An answer inside the process has no headers. Node's Headers come with its fetch, which takes 15 MB of memory. */
class Answered {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {}

  get headers() {
    return new Headers()
  }
}

const answered = ({ status, body }: Awaited<ReturnType<Answer>>) => new Answered(status, body)

function fetcherOf(answer: Answer): ApiFetcher {
  return async (call) => answered(await answer(addressOf(call)))
}

/**
 * Loads what the frame of every page shows: the shop's name, place, phone and promo line, and the menus. Throws a failed
 * call. Their answers are nearly always kept: putting these into the cache takes a fifth of the time of a query.
 */
export async function loadFrame(client: ShopClient, queryClient: QueryClient, answer: Answer) {
  const cache = queryClient.getQueryCache()
  // In the order in which the page's state has them.
  for (const { queryKey } of [shopQuery, navigationQuery]) cache.build(queryClient, { queryKey })
  const [settings, menus] = await Promise.all([answer(shop.path), answer(navigation.links.path)])
  if (settings.status !== 200) await client.store.shop.fetchQuery(shopQuery)
  else queryClient.setQueryData(shopQuery.queryKey, answered(settings))
  if (menus.status !== 200) await client.navigation.links.fetchQuery(navigationQuery)
  else queryClient.setQueryData(navigationQuery.queryKey, answered(menus))
}
