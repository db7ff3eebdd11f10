import type { HomeRow } from '@etrend/contract'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { momentOf } from '../../lib/times'
import { Button } from '../../ui/controls/button'
import { IconButton } from '../../ui/controls/icon-button'
import { useRowChoices } from './row-choices'
import { RowFields } from './row-fields'
import { deleted, kindNames, rowWords } from './row-kinds'
import { RowTimes } from './row-times'

/** One row of the home page: its place, what it is, and its fields once they are opened; a new row's are at once. */
export function RowCard({
  row,
  startsOpen,
  place,
  count,
  onMove,
  onChange,
  onRemove,
  onDragStart,
  onDragEnd,
}: {
  row: HomeRow
  startsOpen: boolean
  place: number
  count: number
  onMove: (by: -1 | 1) => void
  onChange: (row: HomeRow) => void
  onRemove: () => void
  onDragStart: () => void
  onDragEnd: () => void
}) {
  const [isOpen, setOpen] = useState(startsOpen)
  const choices = useRowChoices()
  const titleOf = (noun: 'categories' | 'collections', id: number) => {
    const options = choices[noun]
    return options?.find(({ value }) => value === id)?.label ?? (options ? deleted[noun] : '')
  }
  const name = `${kindNames[row.kind]}, row ${place + 1}`
  return (
    <div className="rounded-control bg-raised inset-ring inset-ring-line">
      <div className="flex items-center gap-1 p-1.5">
        <span
          draggable
          aria-hidden
          title="Drag to another place"
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move'
            onDragStart()
          }}
          onDragEnd={onDragEnd}
          className="cursor-grab p-2 text-muted pointer-coarse:hidden"
        >
          <GripVertical size={18} />
        </span>
        <div className="min-w-0 grow basis-0 ps-1">
          <p className="font-semibold">{kindNames[row.kind]}</p>
          <p className="truncate text-muted">
            {[rowWords(row, titleOf), timesOf(row)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <IconButton
          icon={ArrowUp}
          label={`Move ${name} up`}
          disabled={place === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon={ArrowDown}
          label={`Move ${name} down`}
          disabled={place === count - 1}
          onClick={() => onMove(1)}
        />
        <IconButton icon={Trash2} label={`Remove ${name}`} onClick={onRemove} />
        <Button
          aria-expanded={isOpen}
          aria-label={isOpen ? `Close ${name}` : `Edit ${name}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Close' : 'Edit'}
        </Button>
      </div>
      {isOpen && (
        <div className="grid gap-4 border-t border-line p-4">
          <RowFields row={row} choices={choices} onChange={onChange} />
          <RowTimes row={row} onChange={onChange} />
        </div>
      )}
    </div>
  )
}

function timesOf({ from, to }: HomeRow) {
  if (from && to) return `${momentOf(from)} to ${momentOf(to)}`
  if (from) return `from ${momentOf(from)}`
  return to ? `until ${momentOf(to)}` : ''
}
