const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** An ISO time as whoever looks would write it: '21 Nov 2026, 15:12'. */
export function when(time: string) {
  return format.format(new Date(time))
}
