import { WithPicture } from '../../catalogue/pictures/picture-of'

type Named = { product_color: number; size: number; product_color_info: string; size_name: string }

/** Units to choose from. */
export function UnitChoices<Unit extends Named>({
  units,
  onChoose,
}: {
  units: Unit[]
  onChoose: (unit: Unit) => void
}) {
  if (units.length === 0) return <p className="text-muted">No unit matches these words.</p>
  return (
    <ul
      aria-label="Units that match"
      className="rounded-control bg-raised inset-ring inset-ring-line"
    >
      {units.map((unit) => (
        <li
          key={`${unit.product_color}-${unit.size}`}
          className="border-b border-line last:border-0"
        >
          <button
            type="button"
            onClick={() => onChoose(unit)}
            className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-3 px-3 py-1.5 text-start hover:bg-sunk"
          >
            <WithPicture of={{ color: unit.product_color }}>{unit.product_color_info}</WithPicture>
            <span className="shrink-0 font-medium">{unit.size_name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
