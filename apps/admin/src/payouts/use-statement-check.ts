import type { PaymentGateway, StatementField } from '@etrend/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../lib/api'

export type StatementQuestion = {
  file: File
  gateway: PaymentGateway
  /** undefined: as in the last statement with the same headings, else guessed from the headings. */
  mapping: (StatementField | null)[] | undefined
}

/** Asks the server what a statement would add. Sends no request while there is no file. */
export function useStatementCheck(asked: StatementQuestion | undefined) {
  return useQuery({
    queryKey: [
      'payouts',
      'check',
      asked && [asked.file.name, asked.file.size, asked.file.lastModified],
      asked?.gateway,
      asked?.mapping,
    ],
    enabled: asked !== undefined,
    gcTime: 0,
    placeholderData: asked && keepPreviousData,
    queryFn: async () => {
      if (!asked) throw new Error('No file is chosen')
      const answer = await api.payouts.check.mutate({ body: statementForm(asked) })
      if (answer.status === 200) return answer.body
      throw answer
    },
  })
}

export function statementForm({ mapping, ...more }: StatementQuestion) {
  return { ...more, ...(mapping && { mapping: JSON.stringify(mapping) }) }
}
