/** The wordmark, in the colour around it. */
export function Logo() {
  return (
    <span className="font-semibold tracking-tight font-display text-xl">
      eTrend<span className="text-marigold">.</span>
    </span>
  )
}
