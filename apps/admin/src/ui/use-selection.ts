import { useState } from 'react'

export type Selection = ReturnType<typeof useSelection>

/** The rows that are chosen to do something with, by id, across pages. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())

  function change(some: number[], isChosen: boolean) {
    const next = new Set(ids)
    for (const id of some) {
      if (isChosen) next.add(id)
      else next.delete(id)
    }
    setIds(next)
  }

  return {
    ids: [...ids],
    has: (id: number) => ids.has(id),
    change,
    clear: () => setIds(new Set()),
  }
}
