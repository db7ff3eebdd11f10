import { encode } from 'uqr'

/** A text as a QR code, with the quiet border that scanners need. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 })
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  )
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="bg-white size-52 rounded-control"
    >
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
