import { ColorFill } from './color-fill'

type Color = { color_name: string; hex_code: string }

const MOST = 4

/** A product's colours as dots, with their names for screen readers. Outlined, so that white ones are visible. */
export function ColorDots({ colors }: { colors: Color[] }) {
  if (colors.length === 0) return null
  const more = colors.length - MOST
  return (
    <p className="color-dots flex h-6 shrink-0 items-center gap-1">
      <span className="sr-only">In {colors.map(({ color_name }) => color_name).join(', ')}</span>
      {colors.slice(0, MOST).map(({ color_name, hex_code }) => (
        <ColorFill key={color_name} className="color-dot" hex_code={hex_code} />
      ))}
      {more > 0 && (
        <span aria-hidden className="text-xs text-muted">
          +{more}
        </span>
      )}
    </p>
  )
}
