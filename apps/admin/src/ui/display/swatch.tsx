/** A color beside its hex code. */
export function Swatch({ hex }: { hex: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span
        aria-hidden
        className="size-4 rounded-full inset-ring inset-ring-ink/25"
        style={{ background: hex }}
      />
      {hex}
    </span>
  )
}
