import { formatNumber } from '@etrend/domain'

/**
 * What one day's bars show: pieces or rupees above the line and, where there are any, below it. `name` is the day in
 * words.
 */
type Day = { day: string; name: string; title: string; above: number; below?: number }

const WIDTH = 600
const HEIGHT = 160

/**
 * Bars by day, read out as one sentence; a table beside them has the numbers. `looks` are the bars' colours, and `write`
 * writes the values of the axis.
 */
export function DayBars({
  label,
  days,
  looks,
  write = formatNumber,
}: {
  label: string
  days: Day[]
  looks: { above: string; below?: string }
  write?: (value: number) => string
}) {
  const base = looks.below ? HEIGHT / 2 : HEIGHT
  const top = roundedUp(Math.max(1, ...days.flatMap(({ above, below = 0 }) => [above, below])))
  const tall = (value: number) => Math.max(0, (value / top) * base)
  const step = WIDTH / days.length
  const width = step * 0.6
  const lines = looks.below ? [top, 0, top] : [top, top / 2, 0]
  return (
    <figure className="grid grid-cols-[auto_1fr] gap-x-2 gap-y-1 pt-3">
      <div aria-hidden className="relative text-xs text-muted tabular-nums">
        <span className="invisible">{write(top)}</span>
        {lines.map((value, place) =>
          Number.isInteger(value) ? (
            <span
              key={place}
              className="absolute end-0 -translate-y-1/2"
              style={{ top: `${place * 50}%` }}
            >
              {write(value)}
            </span>
          ) : null,
        )}
      </div>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        className="h-40 w-full overflow-visible"
      >
        {[0, HEIGHT / 2, HEIGHT].map((y) => (
          <line
            key={y}
            x1={0}
            x2={WIDTH}
            y1={y}
            y2={y}
            vectorEffect="non-scaling-stroke"
            className={y === base ? 'stroke-ink' : 'stroke-line'}
          />
        ))}
        {days.map(({ day, title, above, below = 0 }, place) => {
          const x = place * step + step * 0.2
          return (
            <g key={day}>
              <title>{title}</title>
              <rect x={place * step} y={0} width={step} height={HEIGHT} fill="transparent" />
              <rect
                x={x}
                y={base - tall(above)}
                height={tall(above)}
                className={looks.above}
                width={width}
              />
              {looks.below ? (
                <rect x={x} y={base} height={tall(below)} className={looks.below} width={width} />
              ) : null}
            </g>
          )
        })}
      </svg>
      <DayNames names={days.map(({ name }) => name)} />
    </figure>
  )
}

/** The names of up to five days below their bars; on a phone of three. */
function DayNames({ names }: { names: string[] }) {
  const last = names.length - 1
  const places = [...new Set([0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(last * share)))]
  return (
    <figcaption
      aria-hidden
      className="relative col-start-2 h-4 text-xs whitespace-nowrap text-muted tabular-nums"
    >
      {places.map((place, index) => (
        <span
          key={place}
          className={`absolute ${place === 0 ? '' : place === last ? 'end-0' : '-translate-x-1/2'} ${index % 2 ? 'max-sm:hidden' : ''}`}
          style={
            place === last && place > 0
              ? {}
              : { left: place === 0 ? 0 : `${((place + 0.5) / names.length) * 100}%` }
          }
        >
          {names[place]}
        </span>
      ))}
    </figcaption>
  )
}

/** The next round number: 23,456 → 25,000. */
function roundedUp(value: number) {
  const power = 10 ** Math.floor(Math.log10(value))
  const step = [1, 2, 2.5, 4, 5, 10].find((one) => one * power >= value) ?? 10
  return step * power
}

/** The numbers behind the bars, folded, the latest day first. `columns` are the titles and widths after the day. */
export function DayTable({
  label,
  columns,
  days,
}: {
  label: string
  columns: { title: string; look: string }[]
  days: { day: string; cells: (string | number)[] }[]
}) {
  return (
    <details className="pt-2">
      <summary className="cursor-pointer underline-offset-4 hover:underline pointer-coarse:py-3">
        As a table
      </summary>
      <table aria-label={label} className="mt-2 tabular-nums">
        <thead className="border-b border-ink/70">
          <tr>
            <th scope="col" className="font-semibold h-8 pe-8 text-start">
              Day
            </th>
            {columns.map(({ title, look }) => (
              <th key={title} scope="col" className={`font-semibold text-end ${look}`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, cells }) => (
            <tr key={day} className="border-b border-line">
              <th scope="row" className="font-normal h-8 pe-8 text-start">
                {day}
              </th>
              {columns.map(({ title }, place) => (
                <td key={title} className="text-end">
                  {cells[place]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
