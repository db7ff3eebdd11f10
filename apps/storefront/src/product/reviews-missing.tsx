/** In the place of reviews whose script didn't come. */
export function ReviewsMissing() {
  return (
    <p role="alert" className="text-muted">
      The reviews could not be loaded. Check your connection and reload the page.
    </p>
  )
}
