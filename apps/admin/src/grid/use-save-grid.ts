import { contract, gridChange } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'
import { inWords } from '../lib/words'
import { useUndo } from '../ui/state/use-undo'
import type { Edits } from './cell-edits'
import { changesOf, conflictsIn, type ChangedRow } from './changes'
import { cellKey } from './grid-row'
import type { Grid } from './use-grid'

const conflicted = z.object({ body: contract.grid.save.responses[409] })

/** A refused save. `cells`: what is wrong with which cells, by their keys; shown until one of the `edits` is changed. */
type Refused = { edits: Edits; message?: string | undefined; cells: ReadonlyMap<string, string> }

const noCells: ReadonlyMap<string, string> = new Map()

/** Saves all changed cells, or none: cells that somebody else has changed meanwhile are marked. */
export function useSaveGrid(grid: Grid) {
  const queries = useQueryClient()
  const { mutateAsync, isPending } = api.grid.save.useMutation()
  const { undo } = useUndo('products')
  const [refused, setRefused] = useState<Refused>()

  async function reload() {
    const nouns = ['products', 'stock-levels', 'units', 'dashboard', 'workspace']
    await Promise.all(nouns.map((noun) => queries.invalidateQueries({ queryKey: [noun] })))
  }

  async function save(edits: Edits) {
    setRefused(undefined)
    const changed = changesOf(edits)
    const body = gridChange.safeParse(bodyOf(changed))
    if (!body.success) {
      return setRefused({ edits, message: body.error.issues[0]?.message, cells: noCells })
    }
    try {
      const { audit, rows } = (await mutateAsync({ body: body.data })).body
      const words = `${inWords('rows', rows)} saved`
      if (audit === null) notify.success(words)
      else notify.changed(words, { kept: `${words}.`, undo: () => undo(audit) })
      grid.clear()
    } catch (error) {
      const conflicts = conflicted.safeParse(error).data?.body.conflicts
      if (conflicts) grid.meetConflicts(conflictsIn(changed, conflicts))
      else setRefused({ edits, ...reasonOf(error, changed) })
    }
    await reload()
  }

  const refusedCells = refused?.edits === grid.edits ? refused.cells : noCells
  return { save, isSaving: isPending, refusal: refused?.message, refusedCells }
}

type Changed = ReturnType<typeof changesOf>

function bodyOf({ products, units }: Changed) {
  return { products: products.map(({ sent }) => sent), units: units.map(({ sent }) => sent) }
}

/** The server's sentences by the cells that they are about; else its message, with the name of the row. */
function reasonOf(error: unknown, changed: Changed) {
  const { message, fields } = refusalOf(error)
  const places = Object.entries(fields).map(([path, words]) => ({ ...rowAt(path, changed), words }))
  const cells = new Map(
    places.flatMap(({ row, field, words }): [string, string][] =>
      row && field !== undefined ? [[cellKey(row, field), words]] : [],
    ),
  )
  const label = places[0]?.row?.label
  return cells.size > 0 ? { cells } : { message: label ? `${label}: ${message}` : message, cells }
}

/** The row that a path of the sent body names, and the field: 'units.3.sku', 'units.3.after.sku'. */
function rowAt(path: string, changed: Changed) {
  const [kind, place, ...fields] = path.split('.')
  const rows: ChangedRow[] = kind === 'units' ? changed.units : changed.products
  return { row: rows[Number(place)]?.row, field: fields.at(-1) }
}
