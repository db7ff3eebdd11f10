import X from 'lucide-react/icons/x'
import { WithPicture } from '../../catalogue/pictures/picture-of'
import { IconButton } from '../../ui/controls/icon-button'
import { controlLook } from '../../ui/form/field'
import { PieceStepper } from '../scan/piece-stepper'
import { costIn, type Delivery, type Line } from './use-delivery'

/** The scanned units with their pieces and what one of them cost. */
export function DeliveryLines({ delivery }: { delivery: Delivery }) {
  return (
    <>
      <ul aria-label="Scanned units" className="border-t border-ink/70">
        {delivery.lines.map((line) => (
          <DeliveryLine key={line.unit.id} line={line} delivery={delivery} />
        ))}
      </ul>
      <input
        aria-label="Notes"
        placeholder="Notes: supplier, invoice, box"
        maxLength={500}
        value={delivery.notes}
        onChange={({ target }) => delivery.setNotes(target.value)}
        className={controlLook}
      />
    </>
  )
}

function DeliveryLine({
  line: { unit, pieces, cost },
  delivery,
}: {
  line: Line
  delivery: Delivery
}) {
  const name = `${unit.product_color_info}, ${unit.size_name}`
  const isWrong = costIn(cost) === undefined
  return (
    <li className="grid gap-2 border-b border-line py-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow font-medium">
          <WithPicture of={{ color: unit.product_color }}>
            {unit.product_color_info}
            <span className="font-normal block text-muted">
              {unit.size_name}, {unit.quantity} on hand
            </span>
          </WithPicture>
        </div>
        <IconButton label={`Remove ${name}`} icon={X} onClick={() => delivery.remove(unit)} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <PieceStepper
          name={name}
          pieces={pieces}
          least={1}
          onSet={(next) => delivery.setPieces(unit, next)}
        />
        <label className="flex items-center gap-2">
          Cost Rs.
          <input
            aria-label={`Cost of a piece of ${name}`}
            aria-invalid={isWrong ? true : undefined}
            inputMode="decimal"
            placeholder="none"
            value={cost}
            onChange={({ target }) => delivery.setCost(unit, target.value)}
            className="h-9 w-24 rounded-control bg-raised px-2 text-end tabular-nums inset-ring inset-ring-edge placeholder:text-muted aria-invalid:inset-ring-2 aria-invalid:inset-ring-danger pointer-coarse:h-11 pointer-coarse:text-base"
          />
        </label>
      </div>
      {isWrong ? (
        <p role="alert" className="text-danger">
          Enter the cost of one piece in rupees, or nothing.
        </p>
      ) : null}
    </li>
  )
}
