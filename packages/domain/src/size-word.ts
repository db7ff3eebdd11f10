import { ownEntry } from './own-entry'

/** What shoppers call a size, in texts, filters and addresses: S, M and L for SM, MD and LG; others by their own name. */
export function sizeWord(sizeName: string) {
  return ownEntry(words, sizeName) ?? sizeName
}

const words: Record<string, string> = { SM: 'S', MD: 'M', LG: 'L' }
