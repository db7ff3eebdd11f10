import Columns3 from 'lucide-react/icons/columns-3'
import { useRemembered } from '../../lib/remembered'
import { FoldedMenu } from '../controls/folded-menu'
import type { Column } from './column'
import { useDensity } from './use-density'

/** Which of a list's columns are shown, and the titles of the `hidden` ones. The choice is remembered under `name`. */
export function useShownColumns<Row>(name: string, columns: Column<Row>[]) {
  const [remembered, remember] = useRemembered(`hidden-columns.${name}`)
  const hidden = remembered?.split('|') ?? columns.filter(isExtra).map(({ title }) => title)
  const isShown = ({ title }: Column<Row>) => !hidden.includes(title)
  const hide = (titles: string[]) => remember(titles.join('|'))
  return {
    hidden: columns.flatMap(({ title }) => (hidden.includes(title) ? [title] : [])),
    hide,
    shown: columns.filter(isShown),
    isShown,
    show: ({ title }: Column<Row>, isWanted: boolean) =>
      hide(isWanted ? hidden.filter((one) => one !== title) : [...hidden, title]),
  }
}

function isExtra({ isExtra: extra }: { isExtra?: boolean }) {
  return extra
}

/** Menu to choose the shown columns and the density of the rows. Not on phones, whose cards have the same facts for everybody. */
export function ColumnsMenu<Row>({
  columns,
  isShown,
  show,
}: {
  columns: Column<Row>[]
  isShown: (column: Column<Row>) => boolean
  show: (column: Column<Row>, isWanted: boolean) => void
}) {
  const { isCompact, setCompact } = useDensity()
  const isLast = columns.filter(isShown).length === 1
  return (
    <FoldedMenu label="Columns" icon={Columns3}>
      <fieldset>
        <legend className="font-semibold px-2 py-1">Shown columns</legend>
        {columns.map((column) => (
          <MenuBox
            key={column.title}
            label={column.title}
            isChecked={isShown(column)}
            isFixed={isLast && isShown(column)}
            onChange={(isWanted) => show(column, isWanted)}
          />
        ))}
      </fieldset>
      <div className="mt-2 border-t border-line pt-2">
        <MenuBox label="Compact rows" isChecked={isCompact} onChange={setCompact} />
      </div>
    </FoldedMenu>
  )
}

function MenuBox({
  label,
  isChecked,
  isFixed = false,
  onChange,
}: {
  label: string
  isChecked: boolean
  isFixed?: boolean
  onChange: (isChecked: boolean) => void
}) {
  return (
    <label className="flex h-9 cursor-pointer items-center gap-2 rounded-control px-2 hover:bg-sunk pointer-coarse:h-11">
      <input
        type="checkbox"
        className="size-4 accent-ink"
        checked={isChecked}
        disabled={isFixed}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  )
}
