import { createContext, use } from 'react'
import { home } from '../lib/addresses'

/** Where each noun's rows are edited ('editproduct/:id'), by the contract's name of the noun. The app provides it. */
export const RecordPaths = createContext<Partial<Record<string, string>>>({})

/** The address of one row; undefined where the noun has no such screen. */
export function useRecordHref() {
  const paths = use(RecordPaths)
  return (noun: string, id: number) => {
    const path = paths[noun]
    return path && `${home}/${path.replace(':id', String(id))}`
  }
}
