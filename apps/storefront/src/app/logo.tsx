/** The shop's name, as a link to the front page. */
export function Logo() {
  return (
    <a href="/" className="logo" aria-label="eTrend, home">
      <span aria-hidden>
        e<span className="text-accent">T</span>rend
      </span>
    </a>
  )
}
