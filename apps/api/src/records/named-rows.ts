import { nameKey, typedText } from '@etrend/contract/typed-text'

/** The ids of the rows that a text names. */
export type RowFinder = (text: string) => number[]

/**
 * Finds the ids of the rows with a name, or the row of an id that is written '#4'. A number alone is a name only: a
 * size may be called 4, and one that doesn't exist must not be read as the size with the id 4.
 */
export function rowFinder(
  rows: { id: number; name: string }[],
  keyOfName: (name: string) => string = nameKey,
): RowFinder {
  const ids = new Set(rows.map(({ id }) => id))
  const byName = new Map<string, number[]>()
  for (const { id, name } of rows) {
    const key = keyOfName(name)
    byName.set(key, [...(byName.get(key) ?? []), id])
  }
  return (text) => {
    const id = Number(/^#(\d+)$/.exec(typedText(text))?.[1])
    return byName.get(keyOfName(text)) ?? (ids.has(id) ? [id] : [])
  }
}

/** The id of the one row that a text names. Calls `wrong` where the text is empty, unknown or not unique. */
export function onlyRow(
  find: RowFinder,
  text: string,
  noun: string,
  wrong: (message: string) => void,
): number | undefined {
  const ids = text === '' ? [] : find(text)
  if (ids.length === 1) return ids[0]
  wrong(whyNotOne(ids, text, noun))
  return undefined
}

function whyNotOne(ids: number[], text: string, noun: string) {
  if (text === '') return `Enter a ${noun}.`
  if (ids.length === 0) return `There is no ${noun} “${text}”.`
  const choice = ids.map((one) => `#${one}`).join(' or ')
  return `${ids.length} ${noun}s are called “${text}”: enter ${choice}.`
}
