/** The wordmark, in the colour around it. */
export function Logo() {
  return (
    <span className="font-display text-xl font-semibold tracking-tight">
      eTrend<span className="text-marigold">.</span>
    </span>
  )
}
