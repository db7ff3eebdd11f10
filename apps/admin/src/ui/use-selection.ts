import { useState } from 'react'

export type Selection<Id = number> = ReturnType<typeof useSelection<Id>>

/** The ids of the selected rows, also of other pages of the list. */
export function useSelection<Id = number>() {
  const [ids, setIds] = useState<ReadonlySet<Id>>(new Set())

  function change(some: Id[], isChosen: boolean) {
    const next = new Set(ids)
    for (const id of some) {
      if (isChosen) next.add(id)
      else next.delete(id)
    }
    setIds(next)
  }

  return {
    ids: [...ids],
    has: (id: Id) => ids.has(id),
    change,
    clear: () => setIds(new Set()),
  }
}
