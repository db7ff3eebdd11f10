import type { ProductImport } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'
import { when } from '../lib/times'
import { totalOf } from '../lib/total-of'
import { Button } from '../ui/controls/button'
import { Dialog } from '../ui/dialog/dialog'
import type { Column } from '../ui/list/column'
import { useListAddress } from '../ui/list/list-address'
import { listPageQuery, PagedList } from '../ui/list/paged-list'
import { PlainTable } from '../ui/list/plain-table'
import { Notice } from '../ui/state/notice'
import { CancelImport } from './cancel-import'
import { stateWords, undoWords } from './import-words'

const POLL_MS = 1000

/**
 * The imports so far, including running ones. An import can be undone as a whole until its products have been changed or
 * used.
 */
export function ImportHistory() {
  const address = useListAddress([])
  const [asked, setAsked] = useState<ProductImport>()
  const imports = api.imports.list.useQuery({
    ...listPageQuery(['imports', 'list'], address, 'Failed to fetch imports'),
    refetchInterval: ({ state }) => (state.data?.body.some(isAtWork) ? POLL_MS : false),
  })
  if (address.q === '' && imports.data && totalOf(imports.data) === 0) return null
  return (
    <section aria-labelledby="imports-title" className="pt-12">
      <h2 id="imports-title" className="text-lg">
        Imports so far
      </h2>
      <PagedList
        name="imports"
        searchLabel="Search imports"
        address={address}
        columns={columnsWith(setAsked)}
        answer={imports}
        none="No import yet."
      >
        {(rows, shown) => (
          <PlainTable title="Imports so far" columns={shown} rows={rows} keyOf={(row) => row.id} />
        )}
      </PagedList>
      {asked ? <UndoDialog of={asked} onClose={() => setAsked(undefined)} /> : null}
    </section>
  )
}

function columnsWith(onUndo: (row: ProductImport) => void): Column<ProductImport>[] {
  return [
    { title: 'When', place: 'line', cell: (row) => when(row.created_at) },
    { title: 'File', place: 'lead', cell: (row) => row.file_name },
    { title: 'Who', place: 'line', cell: (row) => row.staff ?? '' },
    { title: 'Products', kind: 'number', place: 'labelled', cell: (row) => row.products },
    { title: 'Updated', kind: 'number', cell: (row) => row.updated },
    { title: 'Pieces', kind: 'number', place: 'labelled', cell: (row) => row.pieces },
    {
      title: 'State',
      place: 'line',
      cell: (row) => (
        <>
          {stateWords(row)}
          {row.message ? <span className="block text-muted">{row.message}</span> : null}
        </>
      ),
    },
    { title: 'Action', place: 'foot', cell: (row) => <ImportAction row={row} onUndo={onUndo} /> },
  ]
}

function ImportAction({
  row,
  onUndo,
}: {
  row: ProductImport
  onUndo: (row: ProductImport) => void
}) {
  const { id, state, done, file_name } = row
  if (state === 'running') return <CancelImport id={id} label={`Cancel import of ${file_name}`} />
  if (state === 'undoing' || state === 'undone' || done === 0) return null
  return (
    <Button aria-label={`Undo the import of ${file_name}`} onClick={() => onUndo(row)}>
      Undo
    </Button>
  )
}

function isAtWork({ state }: ProductImport) {
  return state === 'running' || state === 'undoing'
}

function UndoDialog({ of, onClose }: { of: ProductImport; onClose: () => void }) {
  const queries = useQueryClient()
  const { mutateAsync, isPending } = api.imports.undo.useMutation()
  const [refusal, setRefusal] = useState<string>()

  async function undo() {
    try {
      const { body } = await mutateAsync({ params: { id: of.id } })
      if (body.state === 'failed') setRefusal(body.message ?? 'Not all of it was undone.')
      else {
        onClose()
        notify.success(body.state === 'undone' ? 'Import undone' : 'The import is being undone')
      }
      void queries.invalidateQueries()
    } catch (error) {
      setRefusal(refusalOf(error).message)
    }
  }

  return (
    <Dialog title="Undo this import?" onCancel={onClose}>
      <p className="mt-1 mb-5 wrap-break-word text-muted">{undoWords(of)}</p>
      {refusal ? <Notice>{refusal}</Notice> : null}
      <div className="mt-5 flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button kind="danger" disabled={isPending} onClick={() => void undo()}>
          {isPending ? 'Undoing…' : 'Undo import'}
        </Button>
      </div>
    </Dialog>
  )
}
