import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { home } from '../../lib/addresses'
import { api } from '../../lib/api'
import { notify } from '../../lib/notify'
import { refusalOf } from '../../lib/refusal'
import { useFollowUp } from '../../lib/use-follow-up'
import { Button } from '../../ui/controls/button'
import { useDebounced } from '../../ui/controls/use-debounced'
import { counted } from '../../ui/display/counted'
import { ScreenHeader } from '../../ui/display/screen-header'
import { FileButton } from '../../ui/files/file-button'
import { PastedRows } from '../../ui/files/pasted-rows'
import { FailedState } from '../../ui/state/failed-state'
import { RowsSkeleton } from '../../ui/state/skeleton'
import { ExampleLink } from './example-link'
import { ImportedSales } from './imported-sales'
import { useTrial } from './use-trial'

const PAUSE_MS = 400

/** Adds many sales from a table, pasted or in a file: shows what each row would be, then adds all of them or none. */
export function ImportSales() {
  const follow = useFollowUp()
  const queries = useQueryClient()
  const { mutateAsync, isPending } = api.saleOffers.importRows.useMutation()
  const [text, setText] = useState('')
  const [file, setFile] = useState<File>()
  const [refusal, setRefusal] = useState<string>()
  const settled = useDebounced(text, PAUSE_MS)
  const isEmpty = !file && text.trim() === ''
  const isSettled = file !== undefined || settled === text
  const trial = useTrial(file ?? settled)
  const rows = isSettled && !isEmpty ? trial.data?.rows : undefined
  const failure = isSettled && trial.error ? refusalOf(trial.error) : undefined
  const isRefused = failure?.status !== undefined && failure.status < 500
  const canAdd = rows?.every(({ problem }) => problem === null) ?? false

  function change(next: { text: string; file?: File | undefined }) {
    setRefusal(undefined)
    setText(next.text)
    setFile(next.file)
  }

  async function add() {
    try {
      const { body } = await mutateAsync({
        body: { text: file ?? new Blob([text]), is_trial: false },
      })
      notify.success(`${counted(body.added, 'sale')} added`)
      void queries.invalidateQueries({ queryKey: ['saleOffers'] })
      follow(`${home}/allsale`)
    } catch (refused) {
      setRefusal(refusalOf(refused).message)
      void trial.refetch()
    }
  }

  return (
    <>
      <ScreenHeader title="Import Sales">
        <Button kind="primary" disabled={!canAdd || isPending} onClick={() => void add()}>
          {isPending ? 'Adding…' : rows ? `Add ${counted(rows.length, 'sale')}` : 'Add sales'}
        </Button>
      </ScreenHeader>
      <PastedRows
        text={text}
        error={refusal ?? (isRefused ? failure?.message : undefined)}
        placeholder={'Title\tPercentage\tCategories\tFrom\tUntil'}
        hint="The first row has the headings: Title; Percentage or Amount; Round to; Categories, Sub categories, Collections, Brands and Products, each also with Except before it; From, Until and Active. Names are separated by semicolons. Without any, the sale is for every product."
        onChange={(next) => change({ text: next })}
      >
        <FileButton
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain"
          onFiles={([chosen]) => change({ text: '', file: chosen })}
        >
          {file ? 'Choose another file' : 'Choose a file'}
        </FileButton>
        <span aria-live="polite" className="min-w-0 wrap-break-word">
          {file?.name}
        </span>
        <ExampleLink />
      </PastedRows>
      {failure && !isRefused ? (
        <FailedState
          message={failure.message}
          isTrying={trial.isFetching}
          onRetry={trial.refetch}
        />
      ) : null}
      {isEmpty || rows || failure ? null : <RowsSkeleton rows={4} />}
      {rows && !isEmpty ? <ImportedSales rows={rows} /> : null}
    </>
  )
}
