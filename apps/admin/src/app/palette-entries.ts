import ClipboardList from 'lucide-react/icons/clipboard-list'
import Plus from 'lucide-react/icons/plus'
import Tag from 'lucide-react/icons/tag'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import { home } from '../lib/addresses'
import type { Entries, Entry, RecordPlace } from '../palette/choices'
import { navigation, ownPlaces, type Destination } from './navigation'
import { resources } from './resources'

/** The command palette's entries, built from the same lists as the sidebar and the routes. */
export const paletteEntries: Entries = {
  places: [
    ...navigation.flatMap(({ title = '', entries }) => entries.map((one) => placeIn(title, one))),
    ...ownPlaces.map((one) => placeIn('', one)),
  ],
  actions: [
    ...resources.map(({ titles, paths }) => ({
      label: titles.add,
      detail: '',
      icon: Plus,
      to: `${home}/${paths.add}`,
      words: 'new create',
    })),
    {
      label: 'Invite a colleague',
      detail: 'Staff',
      icon: UserRoundPlus,
      to: `${home}/staff#invite`,
      words: 'add member staff',
    },
  ],
  records: {
    ...Object.fromEntries(resources.map(recordsOf)),
    orders: {
      label: 'Order',
      icon: ClipboardList,
      recordAt: ({ label }) => `${home}/order/${label}`,
      listAt: (words) => `${home}/allorder?q=${encodeURIComponent(words)}`,
    },
    units: {
      label: 'Unit',
      icon: Tag,
      recordAt: ({ detail }) => `${home}/barcodes?q=${encodeURIComponent(detail)}`,
      listAt: (words) => `${home}/barcodes?q=${encodeURIComponent(words)}`,
    },
  },
}

function recordsOf({ key, label, icon, paths }: (typeof resources)[number]) {
  const place: RecordPlace = {
    label,
    icon,
    recordAt: ({ id }) => `${home}/${paths.edit.replace(':id', String(id))}`,
    listAt: (words) => `${home}/${paths.list}?q=${encodeURIComponent(words)}`,
  }
  return [key, place] as const
}

function placeIn(group: string, { label, to, icon, words }: Destination): Entry {
  return { label, detail: group, icon, to, words: `${words} ${group}` }
}
