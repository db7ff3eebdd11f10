import { useMatches } from '../../lib/use-matches'

/** Whether the screen is so narrow that lists are cards, and their tools a search box and a sheet. */
export function usePhone() {
  return useMatches('(width < 48rem)')
}
