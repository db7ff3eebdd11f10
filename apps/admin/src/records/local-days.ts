/** Converts the days in an address to ISO times. A day begins at midnight in the browser's time zone, not in UTC. */
export function localDays({ from, to }: Partial<Record<string, string>>) {
  const start = momentOf(from, '00:00:00.000')
  const end = momentOf(to, '23:59:59.999')
  return { ...(start && { from: start }), ...(end && { to: end }) }
}

function momentOf(day: string | undefined, clock: string) {
  const time = new Date(`${day ?? ''}T${clock}`)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}
