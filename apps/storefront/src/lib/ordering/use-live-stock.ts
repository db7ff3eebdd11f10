import { followLiveStream } from '@etrend/browser/live-stream'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { count, listOf, object, orElse } from '../schema'

/** Fetches `queryKey` again whenever the stock of one of these products changes, while the page is visible. */
export function useLiveStock(products: number[], queryKey: readonly unknown[]) {
  const queryClient = useQueryClient()
  const refresh = useEffectEvent((changed: Changed) => {
    if (changed === 'all' || products.some((id) => changed.includes(id)))
      void queryClient.invalidateQueries({ queryKey })
  })
  const isWatching = products.length > 0
  useEffect(
    () => (isWatching ? listenToStock((changed) => refresh(changed)) : undefined),
    [isWatching],
  )
}

type Changed = number[] | 'all'

/** Listens for stock changes. When some may have been missed, reports 'all'. Returns a function that stops it. */
function listenToStock(onChange: (changed: Changed) => void) {
  return followLiveStream(
    { name: 'etrend-stock-live', topic: 'stock' },
    {
      async open(signal, age) {
        const answer = await fetch(`/api/store/live?age=${age}`, { signal })
        return (answer.ok && answer.body) || undefined
      },
      onBlock(block) {
        const data = /^event: stock\ndata: (.*)$/m.exec(block)?.[1]
        if (data) onChange(changedIn(data))
      },
      onGap: () => onChange('all'),
    },
  )
}

const stockEvent = orElse(object({ products: listOf(count) }), undefined)

function changedIn(data: string): Changed {
  return stockEvent(JSON.parse(data))?.products ?? 'all'
}
