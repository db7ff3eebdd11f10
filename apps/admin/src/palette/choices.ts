import type { FoundGroup, FoundNoun, FoundRecord } from '@etrend/contract'
import { ownEntry } from '@etrend/domain'
import type { LucideIcon } from 'lucide-react'
import type { Pictured } from '../catalogue/pictures/use-picture'

/** Something to choose: a screen, an action or a record, and where it leads. No two lead to the same. */
export type Choice = {
  label: string
  detail: string
  icon: LucideIcon
  to: string
  /** Done instead of going there, for an action that has no screen of its own. */
  act?: (() => void) | undefined
  /** Drawn instead of the icon. */
  picture?: Pictured | undefined
}

/** A choice that is listed before anything is typed. `words` are search words beside its label. */
export type Entry = Choice & { words: string }

/** A noun's name in the palette, and the addresses of its records and of its list. */
export type RecordPlace = {
  label: string
  icon: LucideIcon
  recordAt: (record: FoundRecord) => string
  /** Says which product or product color to show a picture of, for nouns that have pictures. */
  pictureOf?: ((record: FoundRecord) => Pictured) | undefined
  listAt: (words: string) => string
}

/** Everything that the palette offers. Passed in by the app, which knows all screens and nouns. */
export type Entries = {
  places: Entry[]
  actions: Entry[]
  records: Partial<Record<FoundNoun, RecordPlace>>
}

export type Group = { title: string; choices: Choice[] }

const MOST = 5

/** The groups that are shown before anything is typed. */
export function startingGroups({ places, actions }: Entries, recent: Choice[]): Group[] {
  const groups = [
    { title: 'Recent', choices: recent },
    { title: 'Go to', choices: places },
    { title: 'Do', choices: actions },
  ]
  return groups.filter(({ choices }) => choices.length > 0)
}

/** The screens and actions that contain every typed word, then the records that the server found. */
export function matchingGroups(
  { places, actions, records }: Entries,
  words: string,
  found: FoundGroup[],
): Group[] {
  const groups = [
    { title: 'Go to', choices: matching(places, words) },
    { title: 'Do', choices: matching(actions, words) },
    ...found.flatMap((group) => {
      const place = ownEntry(records, group.noun)
      return place ? [recordsIn(group, place, words)] : []
    }),
  ]
  return groups.filter(({ choices }) => choices.length > 0)
}

/**
 * The entries that contain every typed word, in the given order; labels that begin with the typed text come first, then
 * those that contain its words.
 */
function matching(entries: Entry[], typed: string) {
  const start = wordsOf(typed).join(' ')
  const rankOf = ({ label }: Entry) => {
    if (label.toLowerCase().startsWith(start)) return 0
    return containsWords(label, typed) ? 1 : 2
  }
  return entries
    .filter(({ label, words }) => containsWords(`${label} ${words}`, typed))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .slice(0, MOST)
}

/** The records, found for fewer letters, that contain every typed word. */
export function stillMatching(found: FoundGroup[], typed: string): FoundGroup[] {
  const matches = ({ id, label, detail }: FoundRecord) =>
    containsWords(`#${id} ${label} ${detail}`, typed)
  return found.map((group) => ({ ...group, rows: group.rows.filter(matches), has_more: false }))
}

function containsWords(text: string, typed: string) {
  const lower = text.toLowerCase()
  return wordsOf(typed).every((word) => lower.includes(word))
}

function wordsOf(typed: string) {
  return typed.toLowerCase().split(/\s+/)
}

function recordsIn({ rows, has_more }: FoundGroup, place: RecordPlace, words: string): Group {
  const { label: title, icon, recordAt, pictureOf, listAt } = place
  const choices = rows.map((record) => ({
    label: record.label,
    detail: [`#${record.id}`, record.detail].filter(Boolean).join(' · '),
    icon,
    to: recordAt(record),
    picture: pictureOf?.(record),
  }))
  const others = { label: `All that match ‘${words}’`, detail: title, icon, to: listAt(words) }
  return { title, choices: has_more ? [...choices, others] : choices }
}
