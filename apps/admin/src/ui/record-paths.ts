import { ownEntry } from '@etrend/domain'
import { createContext, use } from 'react'

/** A record in the audit log. `id` is null if the entry is about no single record. */
export type RecordName = { id: number | null; label: string }

/**
 * The address of a record's screen, by the noun's name in the contract; undefined if a record has no screen. Provided
 * by the app, which knows all screens.
 */
export const RecordPaths = createContext<
  Partial<Record<string, (record: RecordName) => string | undefined>>
>({})

/** Returns a function for the address of one record; undefined if the noun has no such screen. */
export function useRecordHref() {
  const paths = use(RecordPaths)
  return (noun: string, record: RecordName) => ownEntry(paths, noun)?.(record)
}
