import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import IndentDecrease from 'lucide-react/icons/indent-decrease'
import IndentIncrease from 'lucide-react/icons/indent-increase'
import Pencil from 'lucide-react/icons/pencil'
import X from 'lucide-react/icons/x'
import { IconButton } from '../../ui/controls/icon-button'
import { keepFocus } from '../../ui/controls/keep-focus'
import type { Entry } from './menu-tree'
import { detailOf, nameOf } from './menu-words'

/** An entry with what it leads to, and the buttons that move, change and remove it. */
export function MenuRow({
  entry,
  index,
  count,
  dragged,
  onDrag,
  onDrop,
  onMove,
  onPutUnder,
  onTakeOut,
  onEdit,
  onRemove,
}: {
  entry: Entry
  index: number
  count: number
  dragged: number | undefined
  onDrag: (key: number | undefined) => void
  onDrop: () => void
  onMove: (to: number) => void
  onPutUnder?: (() => void) | undefined
  onTakeOut?: () => void
  onEdit: (entry: Entry) => void
  onRemove: () => void
}) {
  const name = nameOf(entry)
  return (
    <div
      draggable
      data-dragged={dragged === entry.key || undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        onDrag(entry.key)
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDrop()
      }}
      onDragEnd={() => onDrag(undefined)}
      className="flex flex-wrap items-center gap-x-2 border-b border-line py-1.5 data-dragged:opacity-40"
    >
      <GripVertical size={16} aria-hidden className="shrink-0 cursor-grab text-muted" />
      <div className="min-w-40 flex-1">
        <p className="font-semibold wrap-break-word">{name}</p>
        <p className="wrap-break-word text-muted">{detailOf(entry)}</p>
      </div>
      <div className="ms-auto flex">
        <IconButton
          icon={ArrowUp}
          label={`Move ${name} up`}
          disabled={index === 0}
          onClick={keepFocus(() => onMove(index - 1))}
        />
        <IconButton
          icon={ArrowDown}
          label={`Move ${name} down`}
          disabled={index === count - 1}
          onClick={keepFocus(() => onMove(index + 1))}
        />
        {onTakeOut ? (
          <IconButton
            icon={IndentDecrease}
            label={`Move ${name} out`}
            onClick={keepFocus(onTakeOut)}
          />
        ) : (
          <IconButton
            icon={IndentIncrease}
            label={`Put ${name} under the entry above`}
            disabled={onPutUnder === undefined}
            onClick={keepFocus(() => onPutUnder?.())}
          />
        )}
        <IconButton icon={Pencil} label={`Change ${name}`} onClick={() => onEdit(entry)} />
        <IconButton icon={X} label={`Remove ${name}`} onClick={onRemove} />
      </div>
    </div>
  )
}
