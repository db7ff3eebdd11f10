import type { MenuInput, NamedMenuItem } from '@etrend/contract'

/** An entry in the editor. `key` stays the same while the entry is moved and changed. */
export type Entry = Omit<NamedMenuItem, 'children'> & { key: number }
export type Item = Entry & { children: Entry[] }
export type Tree = Item[]

let lastKey = 0

export function newKey() {
  lastKey += 1
  return lastKey
}

export function treeOf(items: NamedMenuItem[]): Tree {
  return items.map(({ children, ...item }) => ({
    ...item,
    key: newKey(),
    children: children.map((child) => ({ ...child, key: newKey() })),
  }))
}

/** The tree as it is saved: without keys and names. */
export function inputOf(tree: Tree): MenuInput {
  return {
    items: tree.map(({ children, ...item }) => ({
      ...sent(item),
      children: children.map(sent),
    })),
  }
}

function sent({ kind, label, target, address }: Entry) {
  return { kind, label, target, address }
}

/** Where an entry is: its place, and the entry that it is under, if any. */
export type Place = { index: number; parent: Item | undefined; siblings: Entry[] }

export function placeOf(tree: Tree, key: number): Place | undefined {
  const index = tree.findIndex((item) => item.key === key)
  if (index >= 0) return { index, parent: undefined, siblings: tree }
  for (const parent of tree) {
    const below = parent.children.findIndex((child) => child.key === key)
    if (below >= 0) return { index: below, parent, siblings: parent.children }
  }
  return undefined
}

export function removed(tree: Tree, key: number): Tree {
  return tree
    .filter((item) => item.key !== key)
    .map((item) => ({ ...item, children: item.children.filter((child) => child.key !== key) }))
}

export function replaced(tree: Tree, entry: Entry): Tree {
  return tree.map((item) =>
    item.key === entry.key
      ? { ...item, ...entry }
      : {
          ...item,
          children: item.children.map((child) => (child.key === entry.key ? entry : child)),
        },
  )
}

/**
 * Moves an entry to a place under another entry, or to the top where `parent` is undefined. Returns the same tree where
 * it can't go there: an entry with entries below it stays at the top.
 */
export function moved(tree: Tree, key: number, parent: number | undefined, index: number): Tree {
  const entry = itemOf(tree, key)
  if (!entry || parent === key || (parent !== undefined && entry.children.length > 0)) return tree
  const rest = removed(tree, key)
  if (parent === undefined) return rest.toSpliced(index, 0, entry)
  const { children: _none, ...child } = entry
  return rest.map((item) =>
    item.key === parent ? { ...item, children: item.children.toSpliced(index, 0, child) } : item,
  )
}

function itemOf(tree: Tree, key: number): Item | undefined {
  const top = tree.find((item) => item.key === key)
  if (top) return top
  const child = tree.flatMap(({ children }) => children).find((one) => one.key === key)
  return child && { ...child, children: [] }
}
