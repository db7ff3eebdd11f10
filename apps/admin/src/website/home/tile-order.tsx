import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { useId, useState } from 'react'
import type { Option } from '../../ui/controls/choices'
import { IconButton } from '../../ui/controls/icon-button'
import { deleted } from './row-kinds'

/** The chosen categories in the order of their tiles: dragged, or moved by their buttons. */
export function TileOrder({
  chosen,
  categories,
  onChange,
}: {
  chosen: number[]
  categories: Option[]
  onChange: (chosen: number[]) => void
}) {
  const title = useId()
  const [dragged, setDragged] = useState<number>()
  const [said, setSaid] = useState('')
  const nameOf = (id: number) =>
    categories.find(({ value }) => value === id)?.label ?? deleted.categories

  function move(id: number, to: number) {
    if (chosen[to] === id) return
    onChange(chosen.filter((one) => one !== id).toSpliced(to, 0, id))
    setSaid(`${nameOf(id)} moved to place ${to + 1} of ${chosen.length}`)
  }

  return (
    <div className="grid gap-1">
      <p id={title} className="font-semibold">
        Order of the tiles
      </p>
      <ol aria-labelledby={title} className="max-w-md grid gap-1">
        {chosen.map((id, place) => (
          <li key={id}>
            <div
              data-dragged={dragged === id || undefined}
              onDragOver={(event) => {
                if (dragged !== undefined) event.preventDefault()
              }}
              onDrop={(event) => {
                if (dragged === undefined) return
                event.preventDefault()
                move(dragged, place)
              }}
              className="flex items-center gap-1 rounded-control bg-paper px-1 inset-ring inset-ring-line data-dragged:opacity-40"
            >
              <span
                draggable
                aria-hidden
                title="Drag to another place"
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move'
                  setDragged(id)
                }}
                onDragEnd={() => setDragged(undefined)}
                className="cursor-grab p-2 text-muted pointer-coarse:hidden"
              >
                <GripVertical size={18} />
              </span>
              <span className="min-w-0 grow px-1 wrap-anywhere">{nameOf(id)}</span>
              <IconButton
                icon={ArrowUp}
                label={`Move ${nameOf(id)} up`}
                disabled={place === 0}
                onClick={() => move(id, place - 1)}
              />
              <IconButton
                icon={ArrowDown}
                label={`Move ${nameOf(id)} down`}
                disabled={place === chosen.length - 1}
                onClick={() => move(id, place + 1)}
              />
            </div>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
