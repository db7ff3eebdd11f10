import type { MenuKind, MenuPlace } from '@etrend/contract'
import { fixed } from '../../ui/controls/choices'
import type { Entry } from './menu-tree'

const kindLabels: Record<MenuKind, string> = {
  category: 'Category',
  subcategory: 'Sub category',
  collection: 'Collection',
  page: 'Page of the shop',
  link: 'Another site',
  heading: 'Heading',
  social: 'Social pages and chats',
}

const everywhere: MenuKind[] = ['category', 'subcategory', 'collection', 'page', 'link']

/** What an entry may lead to. Headings and the social links belong in the footer. */
export function kindsOf(place: MenuPlace, isBelow: boolean) {
  const kinds: MenuKind[] =
    place === 'header'
      ? everywhere
      : isBelow
        ? [...everywhere, 'social']
        : ['heading', ...everywhere]
  return fixed(...kinds.map((kind) => ({ value: kind, label: kindLabels[kind] })))
}

/** How an entry is called on screen: as shoppers see it. */
export function nameOf({ kind, label, name, address }: Entry) {
  if (label) return label
  if (kind === 'social') return kindLabels.social
  return name || (name === null ? 'Deleted' : address)
}

/** What an entry leads to: 'Category', 'Page of the shop · /faq'. */
export function detailOf({ kind, name, address, label }: Entry) {
  if (name === null) return `${kindLabels[kind]} · deleted: shoppers don’t see this entry`
  const detail = address || (label && name ? name : '')
  return [kindLabels[kind], detail].filter(Boolean).join(' · ')
}
