import { useState } from 'react'

export type Selection<Id = number> = ReturnType<typeof useSelection<Id>>

/** All rows that a list's parameters find. `mark` stands for exactly the rows that were counted. */
export type Match = { query: Record<string, string>; mark: string }
export type Matching = { count: number; mark: string }

type Selected<Id> = { ids: ReadonlySet<Id>; all?: Match & Matching }

/**
 * The selected rows, also of other pages of the list: `ids`, or with `match` all rows that match but `ids`. A match
 * lasts until the list finds other rows: until `query`, its filters and words, changes.
 */
export function useSelection<Id = number>(query: Record<string, string> = {}) {
  const [state, setState] = useState<Selected<Id>>({ ids: new Set() })
  const [isStarted, setStarted] = useState(false)
  const isOver = state.all !== undefined && !isSame(state.all.query, query)
  const { ids, all }: Selected<Id> = isOver ? { ids: new Set() } : state
  const count = all ? all.count - ids.size : ids.size

  function change(some: Id[], isChosen: boolean) {
    const next = new Set(ids)
    for (const id of some) {
      if (isChosen === (all === undefined)) next.add(id)
      else next.delete(id)
    }
    setState({ ids: next, ...(all && { all }) })
    if (next.size === 0 && !all) setStarted(false)
  }

  function clear() {
    setState({ ids: new Set() })
    setStarted(false)
  }

  return {
    ids: [...ids],
    match: all && { query: all.query, mark: all.mark },
    count,
    /** Whether the cards of a phone have checkboxes: from `start` until nothing is selected any more. */
    isSelecting: isStarted || count > 0,
    start: () => setStarted(true),
    has: (id: Id) => ids.has(id) === (all === undefined),
    change,
    selectAll: (matching: Matching) => setState({ ids: new Set(), all: { query, ...matching } }),
    clear,
  }
}

function isSame(one: Record<string, string>, other: Record<string, string>) {
  const names = Object.keys({ ...one, ...other })
  return names.every((name) => one[name] === other[name])
}
