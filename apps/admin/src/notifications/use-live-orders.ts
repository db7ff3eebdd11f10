import { formatPrice } from '@etrend/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { orderAt } from '../lib/addresses'
import { leave } from '../lib/leaving'
import { listen, type LiveEvent } from '../lib/live'
import { notify } from '../lib/notify'
import { stored } from '../lib/session'

const NOUNS_OF_ORDERS = ['orders', 'sales', 'customers', 'waiting']
/** The event names changed stock, and products whose texts changed or whose time to go live or end has come. */
const NOUNS_OF_STOCK = ['stock-levels', 'products']

/**
 * Shows each new order as it is placed, or each sale in the shop, but those that the user entered themselves. Keeps the
 * open lists up to date with orders and stock levels.
 */
export function useLiveOrders() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const shown = useRef(new Set<string>())

  const refresh = useEffectEvent((nouns: string[]) => {
    for (const noun of nouns) void queries.invalidateQueries({ queryKey: [noun] })
  })

  const onEvent = useEffectEvent(({ event, data }: LiveEvent) => {
    refresh(event === 'order' ? NOUNS_OF_ORDERS : NOUNS_OF_STOCK)
    // A new connection repeats what happened while it was opened.
    if (event !== 'order' || shown.current.has(data.number)) return
    shown.current.add(data.number)
    // Their own screen has just shown it to them.
    if (data.placed_by !== undefined && data.placed_by === stored('username')) return
    const what = data.is_walk_in ? 'Sold in the shop:' : 'New order'
    notify.news(`${what} ${data.number}, ${formatPrice(data.total)}`, () =>
      leave(() => void navigate(orderAt(data.number))),
    )
  })

  useEffect(
    () =>
      listen(
        (event) => onEvent(event),
        // The stream also ends when one's role changes.
        () => refresh([...NOUNS_OF_ORDERS, ...NOUNS_OF_STOCK, 'profile']),
      ),
    [],
  )
}
