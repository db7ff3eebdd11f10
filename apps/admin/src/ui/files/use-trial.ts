import { skipToken, useQuery } from '@tanstack/react-query'

/** How a table is sent to the server. In a trial nothing is saved. */
export type SendTable<Result> = (body: { text: Blob; is_trial: boolean }) => Promise<Result>

/** Asks the server what a table would do. Sends no request while its text is empty. `name` is that of the import. */
export function useTrial<Result>(name: string, table: File | string, send: SendTable<Result>) {
  const isText = typeof table === 'string'
  const text = isText ? new Blob([table]) : table
  return useQuery({
    // A key of its own: what was just saved must not be tried a second time.
    queryKey: [name, isText ? table : [table.name, table.size, table.lastModified]],
    gcTime: 0,
    queryFn: isText && table.trim() === '' ? skipToken : () => send({ text, is_trial: true }),
  })
}
