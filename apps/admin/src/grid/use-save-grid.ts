import { contract, gridChange } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'
import { inWords } from '../lib/words'
import { useUndo } from '../ui/use-undo'
import type { Edits } from './cell-edits'
import { changesOf, conflictsIn, type ChangedRow } from './changes'
import type { Grid } from './use-grid'

const conflicted = z.object({ body: contract.grid.save.responses[409] })

/** Saves all changed cells, or none: cells that somebody else has changed meanwhile are marked. */
export function useSaveGrid(grid: Grid) {
  const queries = useQueryClient()
  const { mutateAsync, isPending } = api.grid.save.useMutation()
  const { undo } = useUndo('products')
  const [refusal, setRefusal] = useState<string>()

  async function reload() {
    const nouns = ['products', 'stock-levels', 'dashboard', 'workspace']
    await Promise.all(nouns.map((noun) => queries.invalidateQueries({ queryKey: [noun] })))
  }

  async function save(edits: Edits) {
    setRefusal(undefined)
    const changed = changesOf(edits)
    const body = gridChange.safeParse(bodyOf(changed))
    if (!body.success) return setRefusal(body.error.issues[0]?.message)
    try {
      const { audit, rows } = (await mutateAsync({ body: body.data })).body
      const words = `${inWords('rows', rows)} saved`
      if (audit === null) notify.success(words)
      else notify.changed(words, { kept: `${words}.`, undo: () => undo(audit) })
      grid.clear()
    } catch (error) {
      const conflicts = conflicted.safeParse(error).data?.body.conflicts
      if (conflicts) grid.meetConflicts(conflictsIn(changed, conflicts))
      setRefusal(conflicts ? undefined : reasonOf(error, changed))
    }
    await reload()
  }

  return { save, isSaving: isPending, refusal }
}

type Changed = ReturnType<typeof changesOf>

function bodyOf({ products, units }: Changed) {
  return { products: products.map(({ sent }) => sent), units: units.map(({ sent }) => sent) }
}

/** The server's sentence, with the name of the row that it is about. */
function reasonOf(error: unknown, changed: Changed) {
  const { message, fields } = refusalOf(error)
  const [kind, place] = Object.keys(fields)[0]?.split('.') ?? []
  const rows: ChangedRow[] = kind === 'units' ? changed.units : changed.products
  const label = rows[Number(place)]?.row.label
  return label ? `${label}: ${message}` : message
}
