import { keysOf, type HomeRow } from '@etrend/contract'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Button } from '../../ui/controls/button'
import type { Option } from '../../ui/controls/choices'
import { SelectInput } from '../inputs/inputs'
import { useRowChoices } from './row-choices'
import { kindNames, newRow } from './row-kinds'

/**
 * Adds a row of a chosen kind at the end. The page has one carousel of slides at most. A row of a collection begins with
 * the newest, which was probably made for it.
 */
export function AddRow({ rows, onAdd }: { rows: HomeRow[]; onAdd: (row: HomeRow) => void }) {
  const { categories = [], collections = [] } = useRowChoices()
  const hasSlides = rows.some(({ kind }) => kind === 'slides')
  const kinds = keysOf(kindNames).filter((kind) => {
    if (kind === 'slides') return !hasSlides
    if (kind === 'collection') return collections.length > 0
    return categories.length > 0 || (kind !== 'category' && kind !== 'tiles')
  })
  const [chosen, setChosen] = useState<string>('text')
  const kind = kinds.find((one) => one === chosen) ?? 'text'
  return (
    <>
      <div className="w-64">
        <SelectInput
          label="Another row"
          value={kind}
          onChange={setChosen}
          options={kinds.map((value) => ({ value, label: kindNames[value] }))}
        />
      </div>
      <Button
        disabled={rows.length >= 30}
        onClick={() =>
          onAdd(newRow(kind, { category: firstOf(categories), collection: newestOf(collections) }))
        }
      >
        <Plus size={16} aria-hidden />
        Add row
      </Button>
    </>
  )
}

function newestOf(options: Option[]) {
  return Math.max(0, ...options.map(({ value }) => Number(value)))
}

function firstOf(options: Option[]) {
  return Number(options[0]?.value ?? 0)
}
