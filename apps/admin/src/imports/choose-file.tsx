import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import { useEffect, useEffectEvent } from 'react'
import { DropZone } from '../ui/drop-zone'
import { FileButton } from '../ui/file-button'

/** Takes a CSV file that is chosen, dropped or pasted, or rows pasted from a spreadsheet. */
export function ChooseFile({
  file,
  onFile,
}: {
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
          {file ? file.name : 'A CSV file with one row for each product, color and size'}
        </p>
        <p className="text-muted">
          Choose it, drop it here, or paste rows from a spreadsheet with their headings.{' '}
          <a href={example} download="etrend-products.csv" className="underline underline-offset-2">
            An example to start from
          </a>
        </p>
      </div>
      <FileButton
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
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

const rows = [
  'Title,Brand,Description,Category,Sub category,Price,Discounted price,Color,Hex code,Size,Opening stock',
  'Linen Shirt,Himal,A light shirt for warm days.,Women,Tops,2500,2100,Navy,#1f2a4d,SM,6',
  'Linen Shirt,Himal,,,,,,Navy,,MD,8',
  'Linen Shirt,Himal,,,,,,White,#f7f5f0,MD,4',
]
const example = `data:text/csv;charset=utf-8,${encodeURIComponent(`${rows.join('\n')}\n`)}`
