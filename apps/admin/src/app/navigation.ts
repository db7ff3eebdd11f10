import { recordPermissions, type Needed, type WaitingWork } from '@etrend/contract'
import type { LucideIcon } from 'lucide-react'
import BadgePercent from 'lucide-react/icons/badge-percent'
import ChartColumn from 'lucide-react/icons/chart-column'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LayoutTemplate from 'lucide-react/icons/layout-template'
import Package from 'lucide-react/icons/package'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Settings from 'lucide-react/icons/settings'
import Users from 'lucide-react/icons/users'
import Warehouse from 'lucide-react/icons/warehouse'
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

/** A group of the sidebar. The documented nouns are entries in it. */
export type Group = { title: string; icon: LucideIcon; entries: Destination[] }

export const dashboard: Destination = {
  label: 'Dashboard',
  to: home,
  icon: LayoutDashboard,
  at: [home],
  words: 'home start',
  permission: 'any',
}

/** The sidebar's groups, by what people do. The first entry of a group is where its title leads. */
const navigation: Group[] = [
  group('Orders', ClipboardList, ['allorder', 'returns', 'refunds', 'handovers']),
  group('Products', Package, [
    'allproduct',
    'allcategory',
    'allsub',
    'allcolor',
    'allpcolor',
    'allpimage',
    'allsize',
    'allcollection',
    'importproducts',
  ]),
  group('Stock', Warehouse, [
    'stockonhand',
    'allstock',
    'receivestock',
    'scanstock',
    'stocktakes',
    'barcodes',
  ]),
  group('Customers', Users, ['customers', 'reviews', 'mails', 'sms']),
  group('Discounts', BadgePercent, ['allsale', 'promocodes']),
  group('Website', LayoutTemplate, ['homepage', 'pages', 'menus', 'appearance']),
  group('Money', ReceiptText, ['bills', 'cashdays', 'couriercash', 'payouts']),
  group('Reports', ChartColumn, ['reports']),
  group('Settings', Settings, [
    'settings',
    'delivery',
    'allholiday',
    'allcourier',
    'staff',
    'backups',
    'audit',
    'trash',
    'webhooks',
    'apikeys',
  ]),
]

/** The entries at the foot of the sidebar. */
export const ownPlaces = ['profile'].map(entryAt)

/** Which work waits behind an entry, by its path. */
const waitingAt: Partial<Record<string, (keyof WaitingWork)[]>> = {
  allorder: ['to_call', 'in_review', 'to_pack', 'to_ship'],
  returns: ['returns'],
  refunds: ['refunds'],
  reviews: ['photos'],
  mails: ['failed_mails'],
  sms: ['failed_sms'],
  bills: ['refused_bills'],
}

/** The groups with only the entries that a role may see, and without the groups of which nothing is left. */
export function allowedNavigation(may: (needed: Needed) => boolean) {
  return navigation
    .map((one) => ({
      ...one,
      entries: one.entries.filter(({ permission }) => may(permission)),
    }))
    .filter(({ entries }) => entries.length > 0)
}

/** Whether the entry is the current one at this path. */
export function isAt({ at }: Destination, pathname: string) {
  return at.some((pattern) => matchPath(pattern, pathname))
}

/** How much work waits behind these entries. */
export function waitingBehind(entries: Destination[], work: WaitingWork) {
  const kinds = entries.flatMap(({ to }) => waitingAt[to.slice(home.length + 1)] ?? [])
  return kinds.reduce((sum, kind) => sum + (work[kind] ?? 0), 0)
}

function group(title: string, icon: LucideIcon, paths: string[]): Group {
  return { title, icon, entries: paths.map(entryAt) }
}

/** The entry of the screen at this path, or of the noun whose list is there. */
function entryAt(path: string): Destination {
  const screen = screens.find((one) => one.path === path)
  if (screen) return placeOf(screen)
  const noun = resources.find(({ paths }) => paths.list === path)
  if (noun) return listOf(noun)
  throw new Error(`There is no screen at ${path}.`)
}

function listOf({
  key,
  label,
  icon,
  paths,
  titles,
  words = '',
}: (typeof resources)[number]): Destination {
  const own = [paths.list, paths.add, paths.edit].map((path) => `${home}/${path}`)
  const permission = recordPermissions[key]
  return {
    label,
    to: `${home}/${paths.list}`,
    icon,
    at: [...own, ...inside(paths.list)],
    words: `${titles.list} ${words}`,
    permission,
  }
}

function placeOf({ path, label, icon, title, words = '', permission }: Screen): Destination {
  const to = `${home}/${path}`
  return { label, to, icon, at: [to, ...inside(path)], words: `${title} ${words}`, permission }
}

/** The paths of the screens that belong to the list at this path. */
function inside(path: string) {
  return screens.filter(({ under }) => under === path).map((screen) => `${home}/${screen.path}`)
}
