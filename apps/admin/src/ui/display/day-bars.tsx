import { formatNumber } from '@etrend/domain'

/** A value above the zero line, or below it where it is negative. */
type Bar = { value: number; look: string }

/** One day: its name in words, what a pointer reads at it, and bars beside one another; those of one list overlap. */
type Day = { day: string; name: string; title: string; bars: Bar[][] }

const WIDTH = 600
const HEIGHT = 160
/** How much of a day's width its bars take. */
const FILLED = 0.68
/** A day with little is still seen. */
const LEAST_HEIGHT = 2
/** Below this share of the upper part, the lower part has no room for a tick of its own. */
const TICK_SHARE = 0.2

/**
 * Bars by day, read out as one sentence; a table beside them has the numbers. `write` writes the values of the axis.
 * Bars beyond `limit` are cut there and carry their number, so that one exceptional day doesn't flatten all others.
 */
export function DayBars({
  label,
  days,
  limit = Infinity,
  write = formatNumber,
}: {
  label: string
  days: Day[]
  limit?: number
  write?: (value: number) => string
}) {
  const scale = scaleOf(
    days.flatMap(({ bars }) => bars.flat().map(({ value }) => value)),
    limit,
  )
  const step = WIDTH / days.length
  const cut = days.flatMap(({ day, bars }, place) =>
    bars.flat().flatMap(({ value }) => (value > scale.top ? [{ day, value, place }] : [])),
  )
  return (
    <figure
      className={`grid grid-cols-[auto_1fr] gap-x-2 gap-y-1 ${cut.length > 0 ? 'pt-6' : 'pt-3'}`}
    >
      <div aria-hidden className="relative text-xs text-muted tabular-nums">
        <span className="invisible">{write(scale.top)}</span>
        {scale.ticks.map(({ value, y }) => (
          <span
            key={value}
            className="absolute end-0 -translate-y-1/2 whitespace-nowrap"
            style={{ top: `${(y / HEIGHT) * 100}%` }}
          >
            {write(value)}
          </span>
        ))}
      </div>
      <div className="relative">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
          className="h-40 w-full overflow-visible"
        >
          {scale.ticks.map(({ value, y }) => (
            <line
              key={value}
              x1={0}
              x2={WIDTH}
              y1={y}
              y2={y}
              vectorEffect="non-scaling-stroke"
              className={value === 0 ? 'stroke-ink' : 'stroke-line'}
            />
          ))}
          {days.map(({ day, title, bars }, place) => (
            <g key={day}>
              <title>{title}</title>
              <rect x={place * step} y={0} width={step} height={HEIGHT} fill="transparent" />
              {bars.flatMap((ones, slot) => {
                const width = (step * FILLED) / bars.length
                const x = place * step + (step * (1 - FILLED)) / 2 + slot * width
                return ones.map(({ value, look }) => (
                  <rect
                    key={`${slot} ${look}`}
                    x={x}
                    width={width * 0.94}
                    {...scale.spanOf(value)}
                    className={look}
                  />
                ))
              })}
            </g>
          ))}
          {cut.map(({ day, place }) => (
            <rect key={day} x={place * step} y={8} width={step} height={3} className="fill-paper" />
          ))}
        </svg>
        {cut.map(({ day, value, place }) => (
          <span
            key={day}
            aria-hidden
            className="absolute -top-4.5 -translate-x-1/2 text-xs text-muted tabular-nums"
            style={{ left: `${((place + 0.5) / days.length) * 100}%` }}
          >
            {write(value)}
          </span>
        ))}
      </div>
      <DayNames names={days.map(({ name }) => name)} />
    </figure>
  )
}

/** The axis for these values, and where a bar lies on it. What is below zero is drawn on the same scale. */
function scaleOf(values: number[], limit: number) {
  const most = Math.min(limit, Math.max(1, ...values))
  const least = Math.min(limit, Math.max(0, ...values.map((value) => -value)))
  const top = roundedUp(most)
  const bottom = least === 0 ? 0 : Math.max(roundedUp(least), top * 0.12)
  const zero = (HEIGHT * top) / (top + bottom)
  const tall = (value: number, room: number) =>
    value === 0 ? 0 : Math.min(room, Math.max(LEAST_HEIGHT, (value / top) * zero))
  const hasMiddle = Number.isInteger(top / 2) && bottom < top / 2
  return {
    top,
    ticks: [
      { value: top, y: 0 },
      ...(hasMiddle ? [{ value: top / 2, y: zero / 2 }] : []),
      { value: 0, y: zero },
      ...(bottom >= top * TICK_SHARE ? [{ value: -bottom, y: HEIGHT }] : []),
    ],
    spanOf: (value: number) => {
      if (value < 0) return { y: zero, height: tall(-value, HEIGHT - zero) }
      const height = tall(value, zero)
      return { y: zero - height, height }
    },
  }
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
  const step = [1, 1.5, 2, 2.5, 3, 4, 5, 10].find((one) => one * power >= value) ?? 10
  return step * power
}
