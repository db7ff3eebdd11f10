import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { DropZone } from './drop-zone'
import { FileButton } from './file-button'

/** Takes a CSV or Excel file that is chosen, dropped or pasted, or rows pasted from a spreadsheet. */
export function ChooseFile({
  words,
  example,
  file,
  onFile,
}: {
  /** What the file has. */
  words: string
  /** A link to an example, if there is one. */
  example?: ReactNode
  file: File | undefined
  onFile: (file: File | undefined) => void
}) {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const pasted =
      event.clipboardData?.files[0] ?? asFile(event.clipboardData?.getData('text/plain'))
    if (!pasted) return
    event.preventDefault()
    onFile(pasted)
  })
  useEffect(() => {
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])

  return (
    <DropZone
      onFiles={([dropped]) => onFile(dropped)}
      className="max-w-3xl mt-6 flex flex-wrap items-center gap-4 rounded-control border border-dashed border-edge p-5"
    >
      <FileSpreadsheet size={28} aria-hidden className="text-muted" />
      <div className="grid grow basis-64 gap-1">
        <p className="font-semibold" aria-live="polite">
          {file ? file.name : words}
        </p>
        <p className="text-muted">
          Choose it, drop it here, or paste rows from a spreadsheet with their headings. {example}
        </p>
      </div>
      <FileButton
        accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain"
        onFiles={([first]) => onFile(first)}
      >
        {file ? 'Choose another file' : 'Choose a file'}
      </FileButton>
    </DropZone>
  )
}

function asFile(text: string | undefined) {
  const isTable = text?.trim().includes('\n')
  return text && isTable ? new File([text], 'Pasted rows') : undefined
}
