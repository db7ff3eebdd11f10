import { ownEntry } from '@etrend/domain'
import { createContext, use } from 'react'
import { home } from '../lib/addresses'

/** The path of each noun's list, by the noun's name in the contract. Provided by the app, which knows all nouns. */
export const ListPaths = createContext<Partial<Record<string, string>>>({})

/** Returns a function for the address of a noun's list, filtered by `query`; undefined if the noun has no list. */
export function useListHref() {
  const paths = use(ListPaths)
  return (noun: string, query: string) => {
    const path = ownEntry(paths, noun)
    return path && `${home}/${path}?${query}`
  }
}
