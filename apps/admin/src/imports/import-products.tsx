import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalOf } from '../lib/refusal'
import { ScreenHeader } from '../ui/display/screen-header'
import { ChooseFile } from '../ui/files/choose-file'
import { Notice } from '../ui/state/notice'
import { RowsSkeleton } from '../ui/state/skeleton'
import { ImportHistory } from './import-history'
import { ImportProgress } from './import-progress'
import { ImportReview } from './import-review'
import { type ImportQuestion, useImportCheck } from './use-import-check'
import { useStartImport } from './use-start-import'

/** Imports many products from a file: choose it, review it with its errors, import, cancel and undo. */
export function ImportProducts() {
  const [asked, setAsked] = useState<ImportQuestion>()
  const queries = useQueryClient()
  const check = useImportCheck(asked)
  const starting = useStartImport()
  const error = starting.refusal ?? (check.error ? refusalOf(check.error).message : undefined)

  function choose(file: File | undefined) {
    starting.reset()
    // The same file may be chosen again after a check that failed, for example without a connection.
    queries.removeQueries({ queryKey: ['imports', 'check'] })
    setAsked(file && { ...(asked ?? choices), file, mapping: undefined })
  }

  return (
    <>
      <ScreenHeader title="Import Products" />
      {starting.id === undefined ? (
        <>
          <ChooseFile
            words="A CSV or Excel file with one row for each product, color and size"
            example={<ExampleLink />}
            file={asked?.file}
            onFile={choose}
          />
          {error ? (
            <div className="max-w-3xl pt-5">
              <Notice>{error}</Notice>
            </div>
          ) : null}
          {asked && check.isPending && !check.error ? <RowsSkeleton rows={4} /> : null}
          {asked && check.data ? (
            <ImportReview
              check={check.data}
              asked={asked}
              isBusy={check.isPlaceholderData || starting.isStarting}
              onChange={(change) => setAsked({ ...asked, ...change })}
              onImport={() => void starting.start(asked)}
            />
          ) : null}
        </>
      ) : (
        <ImportProgress id={starting.id} onAnother={() => choose(undefined)} />
      )}
      <ImportHistory />
    </>
  )
}

const choices = { create_missing: false, existing: 'refuse' as const }

/** Downloads a small file of products, to start an import from. */
function ExampleLink() {
  return (
    <a href={example} download="etrend-products.csv" className="underline underline-offset-2">
      An example to start from
    </a>
  )
}

const exampleRows = [
  'Title,Brand,Description,Category,Sub category,Price,Discounted price,Color,Hex code,Size,Opening stock',
  'Linen Shirt,Himal,A light shirt for warm days.,Women,Tops,2500,2100,Navy,#1f2a4d,SM,6',
  'Linen Shirt,Himal,,,,,,Navy,,MD,8',
  'Linen Shirt,Himal,,,,,,White,#f7f5f0,MD,4',
]
const example = `data:text/csv;charset=utf-8,${encodeURIComponent(`${exampleRows.join('\n')}\n`)}`
