import type { ExistingChoice, ImportField } from '@etrend/contract'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { api } from '../lib/api'
import { okOf } from '../lib/refusal'

export type ImportQuestion = {
  file: File
  /** undefined: as in the last import with the same headings, else guessed from the headings. */
  mapping: (ImportField | null)[] | undefined
  create_missing: boolean
  existing: ExistingChoice
}

/** Asks the server what an import would do. Sends no request while there is no file. */
export function useImportCheck(asked: ImportQuestion | undefined) {
  return useQuery({
    queryKey: [
      'imports',
      'check',
      asked && [asked.file.name, asked.file.size, asked.file.lastModified],
      asked?.mapping,
      asked?.create_missing,
      asked?.existing,
    ],
    gcTime: 0,
    placeholderData: asked && keepPreviousData,
    queryFn: asked
      ? async () => okOf(await api.imports.check.mutate({ body: formOf(asked) })).body
      : skipToken,
  })
}

export function formOf({ mapping, ...choices }: ImportQuestion) {
  return { ...choices, ...(mapping && { mapping: JSON.stringify(mapping) }) }
}
