import { formatPrice } from '@etrend/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { orderAt } from '../lib/addresses'
import { leave } from '../lib/leaving'
import { listen, type LiveEvent } from '../lib/live'

const SHOWN_MS = 8000

/** Tells of each new order as it is placed, and keeps what is open up to date with it and with the shelves. */
export function useLiveOrders() {
  const queries = useQueryClient()
  const navigate = useNavigate()

  const onEvent = useEffectEvent(({ event, data }: LiveEvent) => {
    const nouns = event === 'order' ? ['orders', 'sales', 'customers'] : ['stock-levels']
    for (const noun of nouns) void queries.invalidateQueries({ queryKey: [noun] })
    if (event !== 'order') return
    toast.message(`New order ${data.number}, ${formatPrice(data.total)}`, {
      duration: SHOWN_MS,
      action: { label: 'Open', onClick: () => leave(() => void navigate(orderAt(data.number))) },
    })
  })

  useEffect(() => {
    const listening = new AbortController()
    void listen((event) => onEvent(event), listening.signal)
    return () => listening.abort()
  }, [])
}
