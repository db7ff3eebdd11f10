import { keysOf, type HomeRow } from '@etrend/contract'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useCategoryChoices } from '../../catalogue/options'
import { Button } from '../../ui/button'
import { SelectInput } from '../inputs'
import { kindNames, newRow } from './row-kinds'

/** Adds a row of a chosen kind at the end. The page has one carousel of slides at most. */
export function AddRow({ rows, onAdd }: { rows: HomeRow[]; onAdd: (row: HomeRow) => void }) {
  const { options = [] } = useCategoryChoices('Failed to fetch categories')
  const hasSlides = rows.some(({ kind }) => kind === 'slides')
  const hasCategory = options.length > 0
  const kinds = keysOf(kindNames).filter((kind) => {
    if (kind === 'slides') return !hasSlides
    return hasCategory || (kind !== 'category' && kind !== 'tiles')
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
        onClick={() => onAdd(newRow(kind, Number(options[0]?.value ?? 0)))}
      >
        <Plus size={16} aria-hidden />
        Add row
      </Button>
    </>
  )
}
