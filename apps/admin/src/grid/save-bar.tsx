import { formatPrice } from '@etrend/domain'
import { inWords } from '../lib/words'
import { Button } from '../ui/controls/button'
import { Notice } from '../ui/state/notice'
import type { Edit } from './cell-edits'
import { textOf, type Value } from './grid-row'
import type { Grid } from './use-grid'

/** How many cells are changed, what is wrong with them, and the buttons to save or drop them all. */
export function SaveBar({
  grid,
  problems,
  refusal,
  isSaving,
  canSave,
  onSave,
}: {
  grid: Grid
  problems: ReadonlyMap<string, string>
  refusal: string | undefined
  isSaving: boolean
  canSave: boolean
  onSave: () => void
}) {
  const { edits, decide } = grid
  const old = [...edits].filter(([, { isOld }]) => isOld)
  const keys = old.map(([key]) => key)
  return (
    <section aria-label="Changes" className="grid gap-2 pt-3">
      {refusal ? <Notice>{refusal}</Notice> : null}
      {old.length > 0 ? (
        <Notice>
          Somebody else changed {inWords('cells', old.length)} meanwhile. Nothing was saved yet.
          <ul className="pt-1">
            {old.slice(0, SHOWN).map(([key, edit]) => (
              <li key={key}>{conflictOf(edit)}</li>
            ))}
          </ul>
          {old.length > SHOWN ? `And ${old.length - SHOWN} more.` : null}
          <span className="flex flex-wrap gap-2 pt-2">
            <Button onClick={() => decide(keys, false)}>Take theirs</Button>
            <Button onClick={() => decide(keys, true)}>Keep mine</Button>
          </span>
        </Notice>
      ) : null}
      {problems.size > 0 ? (
        <Notice>
          {inWords('cells', problems.size)} can’t be saved:
          <ul>
            {[...problems].slice(0, SHOWN).map(([key, problem]) => (
              <li key={key}>
                {nameOf(edits.get(key))}: {problem}
              </li>
            ))}
          </ul>
          {problems.size > SHOWN ? `And ${problems.size - SHOWN} more.` : null}
        </Notice>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        <output className="me-auto tabular-nums">
          {edits.size === 0 ? 'No changes yet.' : `${inWords('cells', edits.size)} changed`}
        </output>
        <Button disabled={edits.size === 0 || isSaving} onClick={grid.clear}>
          Discard
        </Button>
        <Button kind="primary" disabled={!canSave} onClick={onSave}>
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </section>
  )
}

const SHOWN = 5

function nameOf(edit: Edit | undefined) {
  return edit && `${edit.row.label}, ${edit.column.title}`
}

function conflictOf(edit: Edit) {
  const now = edit.row.values[edit.column.field]
  return `${nameOf(edit)}: theirs ${inShort(edit, now)}, yours ${edit.text || 'none'}`
}

function inShort({ column }: Edit, value: Value | undefined) {
  if (typeof value === 'number' && /price/.test(column.field)) return formatPrice(value)
  return textOf(value) || 'none'
}
