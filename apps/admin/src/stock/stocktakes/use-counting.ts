import { codeFinder, type StocktakeUnit } from '@etrend/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { api } from '../../lib/api'
import { newId } from '../../lib/new-id'
import { countQueue, type PendingCount } from './count-queue'
import { countSender, type Counted } from './count-sender'
import { keepUnits, keptUnits, type OpenedStocktake } from './kept-units'

export type Counting = ReturnType<typeof useCounting>

/** A stocktake that is being counted on this device, with what others have sent and what this device hasn't sent yet. */
export function useCounting(id: number) {
  const queue = useMemo(() => countQueue(id), [id])
  const pending = useSyncExternalStore(queue.subscribe, queue.all)
  const queries = useQueryClient()
  const opened = useQuery({
    queryKey: ['stocktakes', 'count', id],
    queryFn: () => openStocktake(id),
    // Only this device's own sending changes the numbers on screen, so that nothing is shown twice.
    staleTime: Infinity,
    refetchOnReconnect: false,
    networkMode: 'always',
  })
  const sender = useMemo(() => {
    const queryKey = ['stocktakes', 'count', id]
    return countSender(id, queue, (counted) => {
      const known = queries.getQueryData<OpenedStocktake>(queryKey)
      if (!known) return
      const next = withCounted(known, counted)
      queries.setQueryData(queryKey, next)
      // What was sent is no longer in the queue: a reload without a connection must know it too.
      keepUnits(next)
    })
  }, [id, queue, queries])
  const sending = useSyncExternalStore(sender.subscribe, sender.state)
  useEffect(() => sender.start(), [sender])
  const units = opened.data?.units ?? []
  const unitOf = useMemo(() => codeFinder(opened.data?.units ?? []), [opened.data])

  function keep(unit: StocktakeUnit, quantity: number, is_recount: boolean) {
    const { product_color, size } = unit
    queue.add({ id: newId(), product_color, size, quantity, is_recount, at: Date.now() })
    sender.soon()
  }

  return {
    opened,
    pending,
    sending,
    sendNow: sender.now,
    /** Gives up counts that the server doesn't take. */
    forget: () => queue.remove(pending.map((count) => count.id)),
    units,
    /** The unit with this barcode or SKU. */
    unitOf,
    /** What was counted of a unit, with what this device hasn't sent; null: nobody has counted it. */
    countedOf: (unit: StocktakeUnit) => withPending(unit, pending),
    add: (unit: StocktakeUnit, pieces = 1) => keep(unit, pieces, false),
    /** Replaces everything that was counted of the unit so far. */
    recount: (unit: StocktakeUnit, pieces: number) => keep(unit, pieces, true),
  }
}

async function openStocktake(id: number): Promise<OpenedStocktake> {
  try {
    const answer = await api.stocktakes.get.query({ params: { id: String(id) } })
    if (answer.status !== 200) throw answer
    keepUnits(answer.body)
    return answer.body
  } catch (error) {
    const kept = keptUnits(id)
    // Without a connection, counting goes on with the units that the browser keeps. A refusal is shown.
    if (kept && error instanceof Error) return kept
    throw error
  }
}

function withCounted(known: OpenedStocktake, counted: Counted[]): OpenedStocktake {
  const sums = new Map(counted.map((one) => [keyOf(one), one.counted]))
  const units = known.units.map((unit) => {
    const sum = sums.get(keyOf(unit))
    return sum === undefined ? unit : { ...unit, counted: sum }
  })
  return { ...known, units }
}

function withPending(unit: StocktakeUnit, pending: PendingCount[]) {
  let counted = unit.counted
  for (const count of pending) {
    if (keyOf(count) !== keyOf(unit)) continue
    counted = (count.is_recount ? 0 : (counted ?? 0)) + count.quantity
  }
  return counted === null ? null : Math.max(0, counted)
}

export function keyOf({ product_color, size }: { product_color: number; size: number }) {
  return `${product_color}-${size}`
}
