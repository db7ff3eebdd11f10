import type { PaymentGateway, StatementField } from '@etrend/contract'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { api } from '../lib/api'
import { okOf } from '../lib/refusal'

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
    gcTime: 0,
    placeholderData: asked && keepPreviousData,
    queryFn: asked
      ? async () => okOf(await api.payouts.check.mutate({ body: statementForm(asked) })).body
      : skipToken,
  })
}

export function statementForm({ mapping, ...more }: StatementQuestion) {
  return { ...more, ...(mapping && { mapping: JSON.stringify(mapping) }) }
}
