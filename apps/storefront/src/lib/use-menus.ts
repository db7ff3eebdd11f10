import type { NavigationItem } from '@etrend/contract'
import { standardHeader } from '@etrend/domain'
import { tsr } from './api'
import { STATE_ID } from './page-state'
import { navigationQuery } from './queries'

/** The menus that staff changed; undefined where they are the standard ones. */
export function useOwnMenus() {
  // A page that the server rendered brings the menus with it, unless they are the standard ones (page-state.ts).
  const enabled = !globalThis.document?.getElementById(STATE_ID)
  return tsr.navigation.links.useQuery({ ...navigationQuery, enabled }).data?.body
}

export function useHeader(): NavigationItem[] {
  return useOwnMenus()?.header ?? standardLinks
}

/** The links of the header until staff change them. */
export const standardLinks: NavigationItem[] = standardHeader.map((page) => ({
  ...linkOf(page),
  children: [],
}))

type Entry = { kind: NavigationItem['kind']; label: string; address: string }

export function linkOf({ kind, label, address }: Entry) {
  return { kind, label, href: address || null }
}
