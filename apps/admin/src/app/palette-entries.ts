import { recordPermissions, type FoundRecord, type Needed, type RecordNoun } from '@etrend/contract'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import FileText from 'lucide-react/icons/file-text'
import Plus from 'lucide-react/icons/plus'
import Tag from 'lucide-react/icons/tag'
import Truck from 'lucide-react/icons/truck'
import { home, zoneAt } from '../lib/addresses'
import { quickActions } from '../lib/quick-actions'
import type { Entries, Entry, RecordPlace } from '../palette/choices'
import { allowedNavigation, dashboard, ownPlaces, type Destination } from './navigation'
import { resources } from './resources'

/** The command palette's entries for a role, built from the same lists as the sidebar and the routes. */
export function paletteEntries(may: (needed: Needed) => boolean, onShopAt: () => void): Entries {
  const own = resources.filter(({ key }) => may(recordPermissions[key]))
  return {
    places: [
      placeIn('', dashboard),
      ...allowedNavigation(may).flatMap(({ title, entries }) =>
        entries.map((one) => placeIn(title, one)),
      ),
      ...ownPlaces.map((one) => placeIn('', one)),
    ],
    actions: [
      ...own.map(({ titles, paths }) => addingOf(titles.add, `${home}/${paths.add}`)),
      ...(may('content') ? [newPage] : []),
      ...quickActions
        .filter(({ permission, to }) => may(permission) && !own.some(isAddedAt(to)))
        .map((one) => ({ ...one, detail: '' })),
      { ...shopAt, act: onShopAt },
    ],
    records: {
      ...Object.fromEntries(own.map(recordsOf)),
      ...(may('orders') ? { orders } : {}),
      ...(may('stock') ? { units } : {}),
      ...(may('content') ? { pages } : {}),
      ...(may(recordPermissions.deliveryZones) ? { deliveryZones } : {}),
    },
  }
}

/** The action that adds a record of a noun; it is also found by the words of the quick action that leads there. */
function addingOf(label: string, to: string): Entry {
  const quick = quickActions.find((one) => one.to === to)
  return { label, detail: '', icon: Plus, to, words: `new create ${quick?.words ?? ''}` }
}

function isAddedAt(to: string) {
  return ({ paths }: (typeof resources)[number]) => to === `${home}/${paths.add}`
}

const newPage: Entry = {
  label: 'Add Page',
  detail: 'Website',
  icon: FileText,
  to: `${home}/pages/add`,
  words: 'new create write faq policy size guide',
}

const shopAt: Entry = {
  label: 'See the shop at another time',
  detail: 'Website',
  icon: CalendarClock,
  to: '#shop-at',
  words: 'preview future later date sale festival storefront plan',
}

const orders: RecordPlace = {
  label: 'Order',
  icon: ClipboardList,
  recordAt: ({ label }) => `${home}/order/${label}`,
  listAt: (words) => `${home}/allorder?q=${encodeURIComponent(words)}`,
}

const pages: RecordPlace = {
  label: 'Page',
  icon: FileText,
  recordAt: ({ id }) => `${home}/pages/${id}`,
  listAt: () => `${home}/pages`,
}

const deliveryZones: RecordPlace = {
  label: 'Delivery zone',
  icon: Truck,
  recordAt: ({ id }) => zoneAt(id),
  listAt: () => `${home}/delivery`,
}

const units: RecordPlace = {
  label: 'Unit',
  icon: Tag,
  recordAt: ({ detail }) => `${home}/barcodes?q=${encodeURIComponent(detail)}`,
  pictureOf: ofColor,
  listAt: (words) => `${home}/barcodes?q=${encodeURIComponent(words)}`,
}

function ofColor({ id }: FoundRecord) {
  return { color: id }
}

/** For the nouns whose found records are drawn with a picture: which product or product color it shows. */
const pictures: Partial<Record<RecordNoun, RecordPlace['pictureOf']>> = {
  products: ({ id }) => ({ product: id }),
  productColors: ofColor,
}

function recordsOf({ key, label, icon, paths }: (typeof resources)[number]) {
  const place: RecordPlace = {
    label,
    icon,
    pictureOf: pictures[key],
    recordAt: ({ id }) => `${home}/${paths.edit.replace(':id', String(id))}`,
    listAt: (words) => `${home}/${paths.list}?q=${encodeURIComponent(words)}`,
  }
  return [key, place] as const
}

function placeIn(group: string, { label, to, icon, words }: Destination): Entry {
  return { label, detail: group, icon, to, words: `${words} ${group}` }
}
