import type { NavigationItem } from '@etrend/contract'
import { standardFooter, standardHeader } from '@etrend/domain'
import { tsr } from './api'
import { STATE_ID } from './page-state'
import { navigationQuery } from './queries'

/** The links of the header and the footer: the standard ones until staff change them. */
export function useMenus(): { header: NavigationItem[]; footer: NavigationItem[] } {
  // A page that the server rendered brings the menus with it, unless they are the standard ones (page-state.ts).
  const enabled = !globalThis.document?.getElementById(STATE_ID)
  const menus = tsr.navigation.links.useQuery({ ...navigationQuery, enabled }).data?.body
  return { header: menus?.header ?? header, footer: menus?.footer ?? footer }
}

const header = standardHeader.map((page) => ({ ...linkOf(page), children: [] }))
const footer = standardFooter.map(({ children, ...column }) => ({
  ...linkOf(column),
  children: children.map(linkOf),
}))

type Entry = { kind: NavigationItem['kind']; label: string; address: string }

function linkOf({ kind, label, address }: Entry) {
  return { kind, label, href: address || null }
}
