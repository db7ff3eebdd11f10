import type { HomeRow, StaffHome } from '@etrend/contract'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { api } from '../../lib/api'
import { useMatches } from '../../lib/use-matches'
import { Button } from '../../ui/controls/button'
import { PublishBar } from '../publishing/publish-bar'
import { useDraft } from '../publishing/use-draft'
import { AddRow } from './add-row'
import { HomePreview } from './home-preview'
import { RowCard } from './row-card'
import { kindNames, newRow } from './row-kinds'

const words = { hidden: 'The shop shows the standard rows', hide: 'Back to the standard rows' }

type Answer = { body: StaffHome; headers: Headers }

/** The rows of the home page's draft: ordered by dragging or by each row's own buttons, and edited where they are. */
export function HomeForm({
  started,
  reread,
}: {
  started: Answer
  reread: () => Promise<{ data: Answer | undefined }>
}) {
  const saving = api.pages.saveHome.useMutation()
  const [asked] = useSearchParams()
  const [first] = useState(() => rowOfCollection(asked))
  const drafted = useDraft({
    started,
    reread,
    draftOf: ({ rows }: StaffHome) => rows,
    begin: (rows) => (first && !rows.some(isOf(first)) ? [...rows, first] : rows),
    send: (rows, tag) =>
      saving.mutateAsync({ body: { rows }, headers: tag ? { 'if-match': tag } : {} }),
  })
  const { draft: rows, fieldsKey, change, undo } = drafted
  const [dragged, setDragged] = useState<string>()
  // On narrower screens the button 'Preview' opens a page of its own.
  const isWide = useMatches('(width >= 80rem)')
  const [said, setSaid] = useState('')
  const [added, setAdded] = useState<string>()

  function move(id: string, to: number) {
    const row = rows.find((one) => one.id === id)
    if (!row || to < 0 || to >= rows.length || rows[to] === row) return
    change(rows.filter((one) => one !== row).toSpliced(to, 0, row), true)
    setSaid(`${kindNames[row.kind]} moved to place ${to + 1} of ${rows.length}`)
  }

  function replace(row: HomeRow) {
    change(rows.map((one) => (one.id === row.id ? row : one)))
  }

  return (
    <div className="flex items-start gap-8 pt-4">
      <div className="max-w-4xl grid min-w-0 flex-1 grid-cols-1 gap-5">
        <PublishBar drafted={drafted} words={words} />
        {drafted.saved.id === null && (
          <p className="text-muted">
            These are the standard rows. Change them as you like; shoppers see it once you publish.
          </p>
        )}
        <ol aria-label="Rows of the home page" className="grid grid-cols-1 gap-3">
          {rows.map((row, place) => (
            <li key={`${row.id} ${fieldsKey}`}>
              <div
                data-dragged={dragged === row.id || undefined}
                onDragOver={(event) => {
                  if (dragged !== undefined) event.preventDefault()
                }}
                onDrop={(event) => {
                  if (dragged === undefined) return
                  event.preventDefault()
                  move(dragged, place)
                }}
                className="data-dragged:opacity-40"
              >
                <RowCard
                  row={row}
                  startsOpen={row.id === added}
                  place={place}
                  count={rows.length}
                  onMove={(by) => move(row.id, place + by)}
                  onChange={replace}
                  onRemove={() =>
                    change(
                      rows.filter((one) => one !== row),
                      true,
                    )
                  }
                  onDragStart={() => setDragged(row.id)}
                  onDragEnd={() => setDragged(undefined)}
                />
              </div>
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap items-end gap-2">
          <AddRow
            rows={rows}
            onAdd={(row) => {
              setAdded(row.id)
              change([...rows, row], true)
            }}
          />
          <Button disabled={!undo} onClick={undo}>
            <Undo2 size={16} aria-hidden />
            Undo
          </Button>
        </div>
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
      {isWide ? <HomePreview rows={rows} /> : null}
    </div>
  )
}

/** A new row with the collection that the address names. */
function rowOfCollection(asked: URLSearchParams) {
  const collection = Number(asked.get('collection'))
  return collection > 0 ? newRow('collection', { category: 0, collection }) : undefined
}

/** Whether a row shows the same collection as this one. */
function isOf(row: HomeRow) {
  const collection = row.kind === 'collection' ? row.collection : undefined
  return (other: HomeRow) => other.kind === 'collection' && other.collection === collection
}
