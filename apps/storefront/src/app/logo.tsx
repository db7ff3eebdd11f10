/** The shop's name, set with its mark: a stitch. */
export function Logo() {
  return (
    <a href="/" className="logo" aria-label="eTrend, home">
      <span aria-hidden>
        e<span className="text-accent">T</span>rend
      </span>
    </a>
  )
}
