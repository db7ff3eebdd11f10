import type { PricedLine } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import X from 'lucide-react/icons/x'
import { IconButton } from '../../ui/controls/icon-button'
import { Thumbnail } from '../../ui/display/thumbnail'
import { WholeInput } from '../../ui/form/whole-input'
import { isSameUnit, MOST_PIECES, usePrices, withOneMore, type DraftLine } from './draft-lines'
import { UnitFinder } from './unit-finder'

/** Edits the lines of an order: finds and adds units, changes quantities, removes lines. */
export function LinesEditor({
  lines,
  onChange,
}: {
  lines: DraftLine[]
  onChange: (lines: DraftLine[]) => void
}) {
  const { data } = usePrices(lines, '')
  const known = data?.body.lines ?? []

  function setQuantity(changed: DraftLine, quantity: number) {
    onChange(lines.map((line) => (line === changed ? { ...line, quantity } : line)))
  }

  return (
    <div className="grid gap-3">
      <ul aria-label="Lines">
        {lines.map((line) => (
          <Line
            key={`${line.product_color}-${line.size}`}
            line={line}
            priced={known.find((one) => isSameUnit(line, one))}
            onQuantity={(quantity) => setQuantity(line, quantity)}
            onRemove={() => onChange(lines.filter((one) => one !== line))}
          />
        ))}
      </ul>
      <div className="max-w-xl">
        <UnitFinder onFind={(unit) => onChange(withOneMore(lines, unit))} />
      </div>
    </div>
  )
}

function Line({
  line,
  priced,
  onQuantity,
  onRemove,
}: {
  line: DraftLine
  priced: PricedLine | undefined
  onQuantity: (quantity: number) => void
  onRemove: () => void
}) {
  const name = priced
    ? `${priced.name}, ${priced.color_name}, ${priced.size_name}`
    : (line.name ?? 'Not sold any more')
  return (
    <li className="flex items-center gap-3 border-b border-line py-2">
      {priced?.picture ? <Thumbnail src={priced.picture.src} /> : null}
      <div className="min-w-0 grow wrap-anywhere">
        {name}
        {priced ? (
          <span className="block text-muted tabular-nums">
            {formatPrice(priced.price)}
            {priced.left === null ? '' : ` · ${priced.left} left`}
          </span>
        ) : null}
      </div>
      <WholeInput
        aria-label={`Quantity of ${name}`}
        min={1}
        max={MOST_PIECES}
        value={line.quantity}
        onChange={onQuantity}
      />
      <IconButton icon={X} label={`Remove ${name}`} onClick={onRemove} />
    </li>
  )
}
