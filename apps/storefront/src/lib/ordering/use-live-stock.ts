import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { isRecord } from '../narrow'

/** Asks anew for what `queryKey` names whenever the shelf of one of these products changes, while one looks at it. */
export function useLiveStock(products: number[], queryKey: readonly unknown[]) {
  const queryClient = useQueryClient()
  const hear = useEffectEvent((changed: Changed) => {
    if (changed === 'all' || products.some((id) => changed.includes(id)))
      void queryClient.invalidateQueries({ queryKey })
  })
  const isWatching = products.length > 0
  useEffect(
    () => (isWatching ? listenWhileSeen((changed) => hear(changed)) : undefined),
    [isWatching],
  )
}

type Changed = unknown[] | 'all'

/** A page in the background holds no connection; what it missed counts as everything. */
function listenWhileSeen(hear: (changed: Changed) => void) {
  let source: EventSource | undefined
  let wasHidden = false

  function look() {
    source?.close()
    source = undefined
    if (document.hidden) wasHidden = true
    else if (typeof EventSource !== 'undefined') {
      source = new EventSource('/api/store/live')
      source.addEventListener('stock', ({ data }) => hear(changedIn(data)))
      if (wasHidden) hear('all')
    }
  }

  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    source?.close()
  }
}

function changedIn(data: unknown): Changed {
  const said: unknown = JSON.parse(String(data))
  return isRecord(said) && Array.isArray(said.products) ? said.products : 'all'
}
