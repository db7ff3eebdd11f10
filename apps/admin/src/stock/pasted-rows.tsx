import { fileText } from '@etrend/contract/file-text'
import { useId } from 'react'
import { home } from '../lib/addresses'
import { ButtonLink } from '../ui/controls/button'
import { FileButton } from '../ui/files/file-button'
import { described, FieldError } from '../ui/form/field'

/** Where rows are pasted, or read from a file. */
export function PastedRows({
  text,
  error,
  onChange,
}: {
  text: string
  error: string | undefined
  onChange: (text: string) => void
}) {
  const id = useId()
  return (
    <div className="grid max-w-prose gap-1.5 pt-6">
      <label htmlFor={id} className="font-semibold">
        Rows from a spreadsheet
      </label>
      <textarea
        {...described(id, error, true)}
        rows={8}
        spellCheck={false}
        value={text}
        placeholder={'Everyday Tee\tNavy\tMD\t12\tBox 1'}
        onChange={(event) => onChange(event.target.value)}
        className="w-full rounded-control bg-raised p-3 whitespace-pre tabular-nums inset-ring inset-ring-edge placeholder:text-muted hover:inset-ring-muted aria-invalid:inset-ring-2 aria-invalid:inset-ring-danger pointer-coarse:text-base"
      />
      <p id={`${id}-hint`} className="text-muted">
        Product, color, size, quantity, notes and cost, separated by tabs or commas. An ID instead
        of a name is written as #4. With a heading row the columns may come in any order, and a
        barcode or SKU may name the unit.
      </p>
      <FieldError id={id} error={error} />
      <div className="flex flex-wrap gap-2 pt-2">
        <FileButton
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          onFiles={([file]) => void file?.arrayBuffer().then((bytes) => onChange(textIn(bytes)))}
        >
          Choose a file
        </FileButton>
        <ButtonLink to={`${home}/stockonhand`}>Stock on hand</ButtonLink>
      </div>
    </div>
  )
}

function textIn(bytes: ArrayBuffer) {
  return fileText(new Uint8Array(bytes))
}
