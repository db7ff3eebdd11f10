import { ownEntry } from '@etrend/domain'
import { createContext, use } from 'react'
import { home } from '../lib/addresses'

/** Where each noun's list is, by the contract's name of the noun. The app, which knows all nouns, provides it. */
export const ListPaths = createContext<Partial<Record<string, string>>>({})

/** The address of the rows of a noun that answer `query`; undefined where the noun has no list. */
export function useListHref() {
  const paths = use(ListPaths)
  return (noun: string, query: string) => {
    const path = ownEntry(paths, noun)
    return path && `${home}/${path}?${query}`
  }
}
