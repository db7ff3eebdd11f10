const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** Formats an ISO time for the reader's locale: '21 Nov 2026, 15:12'. */
export function when(time: string) {
  return format.format(new Date(time))
}
