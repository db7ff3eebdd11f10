import { recordPermissions, type Needed } from '@etrend/contract'
import type { LucideIcon } from 'lucide-react'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import { matchPath } from 'react-router-dom'
import { home } from '../lib/addresses'
import { resources } from './resources'
import type { Screen } from './screens/screen'
import { screens } from './screens/screens'

/** A navigation entry. `at`: the paths where it is the current entry. `words`: search words beside its label. */
export type Destination = {
  label: string
  to: string
  icon: LucideIcon
  at: string[]
  words: string
  permission: Needed
}

const dashboard: Destination = {
  label: 'Dashboard',
  to: home,
  icon: LayoutDashboard,
  at: [home],
  words: 'home start',
  permission: 'any',
}

/** The sidebar's entries, group by group, in the documented order (spec §2). */
const navigation: { title: string | undefined; entries: Destination[] }[] = [
  {
    title: undefined,
    entries: [dashboard],
  },
  { title: 'Catalogue', entries: resources.filter(({ group }) => !group).map(listOf) },
  ...(['Sales', 'Stockroom', 'Website', 'Office'] as const).map((title) => ({
    title,
    entries: [
      ...screens.filter(({ group, under }) => group === title && !under).map(placeOf),
      ...resources.filter(({ group }) => group === title).map(listOf),
    ],
  })),
].filter(({ entries }) => entries.length > 0)

/** The entries at the foot of the sidebar. */
export const ownPlaces = screens.filter(({ group }) => group === 'Account').map(placeOf)

/** The groups with only the entries that a role may see, and without the groups of which nothing is left. */
export function allowedNavigation(may: (needed: Needed) => boolean) {
  return navigation
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ permission }) => may(permission)),
    }))
    .filter(({ entries }) => entries.length > 0)
}

/** Whether the entry is the current one at this path. */
export function isAt({ at }: Destination, pathname: string) {
  return at.some((pattern) => matchPath(pattern, pathname))
}

function listOf({ key, label, icon, paths, titles }: (typeof resources)[number]): Destination {
  const at = [paths.list, paths.add, paths.edit].map((path) => `${home}/${path}`)
  const permission = recordPermissions[key]
  return { label, to: `${home}/${paths.list}`, icon, at, words: titles.list, permission }
}

function placeOf({ path, label, icon, title, words = '', permission }: Screen): Destination {
  const to = `${home}/${path}`
  const inside = screens
    .filter(({ under }) => under === path)
    .map((screen) => `${home}/${screen.path}`)
  return { label, to, icon, at: [to, ...inside], words: `${title} ${words}`, permission }
}
