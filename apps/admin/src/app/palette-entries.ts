import Plus from 'lucide-react/icons/plus'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import { home } from '../lib/addresses'
import type { Entries, Entry } from '../palette/choices'
import { navigation, ownPlaces, type Destination } from './navigation'
import { resources } from './resources'

/** What the palette offers, from the same lists as the sidebar and the addresses. */
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
  records: Object.fromEntries(
    resources.map(({ key, label, icon, paths }) => [
      key,
      {
        label,
        icon,
        recordAt: (id: number) => `${home}/${paths.edit.replace(':id', String(id))}`,
        listAt: (words: string) => `${home}/${paths.list}?q=${encodeURIComponent(words)}`,
      },
    ]),
  ),
}

function placeIn(group: string, { label, to, icon, words }: Destination): Entry {
  return { label, detail: group, icon, to, words: `${words} ${group}` }
}
