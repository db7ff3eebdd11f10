import { ownEntry } from '@etrend/domain'
import { createContext, use } from 'react'

/** A record as the audit log knows it; `id` is null where it was about none in particular. */
export type RecordName = { id: number | null; label: string }

/**
 * Where each noun's records are seen or edited, by the contract's name of the noun; undefined where a record has no
 * place. The app, which knows all screens, provides it.
 */
export const RecordPaths = createContext<
  Partial<Record<string, (record: RecordName) => string | undefined>>
>({})

/** The address of one record; undefined where the noun has no such screen. */
export function useRecordHref() {
  const paths = use(RecordPaths)
  return (noun: string, record: RecordName) => ownEntry(paths, noun)?.(record)
}
