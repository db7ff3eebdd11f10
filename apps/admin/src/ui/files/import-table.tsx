import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { refusalOf } from '../../lib/refusal'
import { Button } from '../controls/button'
import { useDebounced } from '../controls/use-debounced'
import { ScreenHeader } from '../display/screen-header'
import { FailedState } from '../state/failed-state'
import { RowsSkeleton } from '../state/skeleton'
import { FileButton } from './file-button'
import { PastedRows } from './pasted-rows'
import { useTrial, type SendTable } from './use-trial'

const PAUSE_MS = 400

/**
 * A screen that saves what is in a table, pasted or in a file: shows in a trial what would be saved, and then saves all
 * of it or nothing.
 */
export function ImportTable<Result>({
  name,
  title,
  placeholder,
  hint,
  example,
  send,
  canSave,
  label,
  busyLabel,
  onSaved,
  children,
}: {
  /** Of the trial's query. */
  name: string
  title: string
  placeholder: string
  /** Says which columns the table has. */
  hint: string
  /** A small table to start from. */
  example: { file: string; rows: string[] }
  send: SendTable<Result>
  canSave: (trial: Result) => boolean
  /** Of the button that saves; without a trial where there is none yet. */
  label: (trial: Result | undefined) => string
  busyLabel: string
  onSaved: (result: Result) => void
  /** What would be saved. */
  children: (trial: Result) => ReactNode
}) {
  const { mutateAsync, isPending } = useMutation({ mutationFn: send })
  const [text, setText] = useState('')
  const [file, setFile] = useState<File>()
  const [refusal, setRefusal] = useState<string>()
  const settled = useDebounced(text, PAUSE_MS)
  const isEmpty = !file && text.trim() === ''
  const isSettled = file !== undefined || settled === text
  const trial = useTrial(name, file ?? settled, send)
  const shown = isSettled && !isEmpty ? trial.data : undefined
  const failure = isSettled && trial.error ? refusalOf(trial.error) : undefined
  // A 403 is about the person, who may have closed the question for a password: another table wouldn't help.
  const { status = 500 } = failure ?? {}
  const isRefused = status < 500 && status !== 403
  const isReady = shown !== undefined && canSave(shown)

  function change(next: { text: string; file?: File | undefined }) {
    setRefusal(undefined)
    setText(next.text)
    setFile(next.file)
  }

  async function save() {
    try {
      onSaved(await mutateAsync({ text: file ?? new Blob([text]), is_trial: false }))
    } catch (refused) {
      setRefusal(refusalOf(refused).message)
      void trial.refetch()
    }
  }

  return (
    <>
      <ScreenHeader title={title}>
        <Button kind="primary" disabled={!isReady || isPending} onClick={() => void save()}>
          {isPending ? busyLabel : label(shown)}
        </Button>
      </ScreenHeader>
      <PastedRows
        text={text}
        error={refusal ?? (isRefused ? failure?.message : undefined)}
        placeholder={placeholder}
        hint={hint}
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
        <a
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(`${example.rows.join('\n')}\n`)}`}
          download={example.file}
          className="underline underline-offset-2"
        >
          Download an example
        </a>
      </PastedRows>
      {failure && !isRefused ? (
        <FailedState
          message={failure.message}
          isTrying={trial.isFetching}
          onRetry={trial.refetch}
        />
      ) : null}
      {isEmpty || shown || failure ? null : <RowsSkeleton rows={4} />}
      {shown ? children(shown) : null}
    </>
  )
}
