import type { MovementDay } from '@etrend/contract'

const WIDTH = 600
const HEIGHT = 160
const BASE = 80

/**
 * Bar chart of pieces by day: in above the line, out below it. Screen readers read it as one sentence; the table below
 * the chart has the numbers.
 */
export function DayBars({ days }: { days: MovementDay[] }) {
  const most = Math.max(1, ...days.flatMap((day) => [day.in, day.out]))
  const step = WIDTH / days.length
  const tall = (pieces: number) => (pieces / most) * (BASE - 4)
  const first = days[0]?.day ?? ''
  const last = days.at(-1)?.day ?? ''
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Pieces in and out by day, from ${first} to ${last}; at most ${most} in a day`}
        className="w-full pt-2"
      >
        {days.map(({ day, in: came, out }, place) => (
          <g key={day}>
            <title>{`${day}: ${came} in, ${out} out`}</title>
            <rect x={place * step} y={0} width={step} height={HEIGHT} fill="transparent" />
            <rect
              x={place * step + step * 0.2}
              y={BASE - tall(came)}
              width={step * 0.6}
              height={tall(came)}
              className="fill-success"
            />
            <rect
              x={place * step + step * 0.2}
              y={BASE}
              width={step * 0.6}
              height={tall(out)}
              className="fill-marigold"
            />
          </g>
        ))}
        <line x1={0} x2={WIDTH} y1={BASE} y2={BASE} className="stroke-ink" />
      </svg>
      <figcaption aria-hidden className="flex justify-between text-xs text-muted tabular-nums">
        <span>{first}</span>
        <span>{last}</span>
      </figcaption>
    </figure>
  )
}
