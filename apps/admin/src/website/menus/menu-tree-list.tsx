import { useState } from 'react'
import { MenuRow } from './menu-row'
import { moved, removed, type Entry, type Item, type Tree } from './menu-tree'
import { nameOf } from './menu-words'

/** The entries of a menu and those under each. They are dragged, or moved by each entry's own buttons. */
export function MenuTree({
  tree,
  onChange,
  onEdit,
}: {
  tree: Tree
  onChange: (tree: Tree) => void
  onEdit: (entry: Entry) => void
}) {
  const [dragged, setDragged] = useState<number>()
  const [said, setSaid] = useState('')

  function move(entry: Entry, parent: Item | undefined, index: number) {
    onChange(moved(tree, entry.key, parent?.key, index))
    const under = parent ? ` under ${nameOf(parent)}` : ''
    setSaid(`${nameOf(entry)} moved to place ${index + 1}${under}`)
  }

  function drop(parent: Item | undefined, index: number) {
    if (dragged !== undefined) onChange(moved(tree, dragged, parent?.key, index))
    setDragged(undefined)
  }

  const shared = { dragged, onDrag: setDragged, onEdit }
  return (
    <>
      <ol aria-label="Entries" className="border-t border-ink/70">
        {tree.map((item, index) => {
          const above = tree[index - 1]
          const canGoUnder = above !== undefined && item.children.length === 0
          return (
            <li key={item.key}>
              <MenuRow
                {...shared}
                entry={item}
                index={index}
                count={tree.length}
                onDrop={() => drop(undefined, index)}
                onMove={(to) => move(item, undefined, to)}
                onPutUnder={canGoUnder ? () => move(item, above, above.children.length) : undefined}
                onRemove={() => onChange(removed(tree, item.key))}
              />
              <ol aria-label={`Entries under ${nameOf(item)}`} className="ps-8">
                {item.children.map((child, below) => (
                  <li key={child.key}>
                    <MenuRow
                      {...shared}
                      entry={child}
                      index={below}
                      count={item.children.length}
                      onDrop={() => drop(item, below)}
                      onMove={(to) => move(child, item, to)}
                      onTakeOut={() => move(child, undefined, index + 1)}
                      onRemove={() => onChange(removed(tree, child.key))}
                    />
                  </li>
                ))}
                {dragged === undefined || dragged === item.key ? null : (
                  <li>
                    <div
                      onDragOver={(event) => event.preventDefault()}
                      onDrop={(event) => {
                        event.preventDefault()
                        drop(item, item.children.length)
                      }}
                      className="rounded-control border border-dashed border-edge px-3 py-1.5 text-muted"
                    >
                      Drop here to put it under {nameOf(item)}
                    </div>
                  </li>
                )}
              </ol>
            </li>
          )
        })}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}
