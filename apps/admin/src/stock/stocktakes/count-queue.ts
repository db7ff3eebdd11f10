import * as z from 'zod'

/** A count that this device has made and not sent yet. `at` is when, by the clock of the device. */
const pendingCount = z.object({
  id: z.string(),
  product_color: z.int(),
  size: z.int(),
  quantity: z.int(),
  is_recount: z.boolean(),
  at: z.number(),
})
export type PendingCount = z.infer<typeof pendingCount>

/**
 * The counts of a stocktake that are kept in this browser until the server has them. Each has a key of its own in local
 * storage, so that two tabs don't overwrite each other's, and they survive a reload and a flat battery.
 */
export function countQueue(stocktake: number) {
  const prefix = `etrend.stocktake.${stocktake}.`
  const listeners = new Set<() => void>()
  /** What local storage held when it was last read: the same array until something changes. */
  let read: PendingCount[] | undefined

  function changed() {
    read = undefined
    for (const listener of listeners) listener()
  }

  return {
    /** All counts, in the order in which they were made. */
    all: () => (read ??= readCounts(prefix)),

    add(count: PendingCount) {
      localStorage.setItem(prefix + count.id, JSON.stringify(count))
      changed()
    },

    remove(ids: string[]) {
      for (const id of ids) localStorage.removeItem(prefix + id)
      changed()
    },

    subscribe: (listener: () => void) => {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(prefix)) changed()
      }
      listeners.add(listener)
      window.addEventListener('storage', onStorage)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', onStorage)
      }
    },
  }
}

function readCounts(prefix: string) {
  const counts: PendingCount[] = []
  for (let at = 0; at < localStorage.length; at += 1) {
    const key = localStorage.key(at)
    if (!key?.startsWith(prefix)) continue
    const count = pendingCount.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data
    if (count) counts.push(count)
  }
  return counts.sort((a, b) => a.at - b.at)
}
