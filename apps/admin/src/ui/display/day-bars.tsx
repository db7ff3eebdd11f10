/** What one day's bars show: pieces or rupees above the line and, where there are any, below it. */
type Day = { day: string; title: string; above: number; below?: number }

const WIDTH = 600
const HEIGHT = 160

/** Bars by day, read out as one sentence; a table beside them has the numbers. `looks` are the bars' colours. */
export function DayBars({
  label,
  days,
  looks,
}: {
  label: string
  days: Day[]
  looks: { above: string; below?: string }
}) {
  const base = looks.below ? HEIGHT / 2 : HEIGHT
  const most = Math.max(1, ...days.flatMap(({ above, below = 0 }) => [above, below]))
  const tall = (value: number) => Math.max(0, (value / most) * (base - 4))
  const step = WIDTH / days.length
  const width = step * 0.6
  return (
    <figure>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className="w-full pt-2">
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
        <line x1={0} x2={WIDTH} y1={base} y2={base} className="stroke-ink" />
      </svg>
      <figcaption aria-hidden className="flex justify-between text-xs text-muted tabular-nums">
        <span>{days[0]?.day}</span>
        <span>{days.at(-1)?.day}</span>
      </figcaption>
    </figure>
  )
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
