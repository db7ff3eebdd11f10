import type { ExistingChoice, ImportField } from '@etrend/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../lib/api'

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
    enabled: asked !== undefined,
    gcTime: 0,
    placeholderData: asked && keepPreviousData,
    queryFn: async () => {
      if (!asked) throw new Error('No file is chosen')
      const answer = await api.imports.check.mutate({ body: formOf(asked) })
      if (answer.status === 200) return answer.body
      throw answer
    },
  })
}

export function formOf({ mapping, ...choices }: ImportQuestion) {
  return { ...choices, ...(mapping && { mapping: JSON.stringify(mapping) }) }
}
