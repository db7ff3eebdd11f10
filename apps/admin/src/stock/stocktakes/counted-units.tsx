import type { StocktakeUnit } from '@etrend/contract'
import { WithPicture } from '../../catalogue/pictures/picture-of'
import { PieceStepper } from '../scan/piece-stepper'
import { keyOf, type Counting } from './use-counting'

const SHOWN = 12

/** The units that were counted last on this device, with their counts to correct. */
export function CountedUnits({ counting, latest }: { counting: Counting; latest: string[] }) {
  const byKey = new Map(counting.units.map((unit) => [keyOf(unit), unit]))
  const units = latest.slice(0, SHOWN).flatMap((key) => byKey.get(key) ?? [])
  if (units.length === 0) {
    return (
      <p className="text-muted">
        Scan every piece on the shelf. For a pile of equal pieces, scan one and enter their number.
      </p>
    )
  }
  return (
    <ul aria-label="Counted last" className="border-t border-ink/70">
      {units.map((unit, place) => (
        <CountedUnit key={keyOf(unit)} unit={unit} counting={counting} isLatest={place === 0} />
      ))}
    </ul>
  )
}

function CountedUnit({
  unit,
  counting,
  isLatest,
}: {
  unit: StocktakeUnit
  counting: Counting
  isLatest: boolean
}) {
  const name = `${unit.product_color_info}, ${unit.size_name}`
  const counted = counting.countedOf(unit) ?? 0

  /** One more or less adds up with what others count; any other number replaces everything counted so far. */
  function set(pieces: number) {
    if (Math.abs(pieces - counted) === 1) counting.add(unit, pieces - counted)
    else counting.recount(unit, pieces)
  }

  return (
    <li
      aria-current={isLatest ? 'true' : undefined}
      className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-3 aria-current:bg-raised aria-current:px-3"
    >
      <div className="min-w-0 grow font-medium">
        <WithPicture of={{ color: unit.product_color }}>
          {unit.product_color_info}
          <span className="font-normal block text-muted">{unit.size_name}</span>
        </WithPicture>
      </div>
      <PieceStepper name={name} pieces={counted} least={0} onSet={set} />
    </li>
  )
}
