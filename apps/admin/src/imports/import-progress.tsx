import type { ProductImport } from '@etrend/contract'
import { formatNumber } from '@etrend/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { refusalOf } from '../lib/refusal'
import { Button, ButtonLink } from '../ui/controls/button'
import { counted } from '../ui/display/counted'
import { FailedState } from '../ui/state/failed-state'
import { Notice } from '../ui/state/notice'
import { CancelImport } from './cancel-import'
import { doneWords, stateWords } from './import-words'

const POLL_MS = 500

/** Progress and result of an import, with a button to cancel it. The import goes on if the user leaves the screen. */
export function ImportProgress({ id, onAnother }: { id: string; onAnother: () => void }) {
  const queries = useQueryClient()
  const progress = api.imports.get.useQuery({
    queryKey: ['imports', 'one', id],
    queryData: { params: { id } },
    refetchInterval: ({ state }) => (state.data?.body.state === 'running' ? POLL_MS : false),
  })
  const now = progress.data?.body
  const isOver = now !== undefined && now.state !== 'running'
  // The lists of products, colors, sizes and stock have new rows now.
  useEffect(() => {
    if (isOver)
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'one' })
  }, [isOver, queries])

  if (!now && progress.error) {
    const { message } = refusalOf(progress.error)
    return (
      <FailedState message={message} isTrying={progress.isFetching} onRetry={progress.refetch} />
    )
  }
  return (
    <section aria-label="The import" className="max-w-3xl grid justify-items-start gap-4 pt-6">
      {now?.message ? <Notice>{now.message}</Notice> : null}
      <p role="status" className="text-base">
        {wordsOf(now)}
      </p>
      {isOver ? (
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={`${home}/allproduct?sort=-id`}>See the products</ButtonLink>
          <Button onClick={onAnother}>Import another file</Button>
        </div>
      ) : (
        <>
          <progress
            aria-label="Rows written"
            max={now?.rows ?? 1}
            value={now?.done ?? 0}
            className="h-2 w-full overflow-hidden rounded-full accent-accent"
          />
          <CancelImport id={id} />
        </>
      )}
    </section>
  )
}

function wordsOf(now: ProductImport | undefined) {
  if (!now || (now.state === 'running' && now.done === 0)) return 'Getting ready…'
  if (now.state === 'running')
    return `${formatNumber(now.done)} of ${counted(now.rows, 'row')} written…`
  if (now.state === 'done') return doneWords(now)
  return stateWords(now)
}
