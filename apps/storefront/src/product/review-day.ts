const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kathmandu' })

/** Formats a date as '1 March 2026', in the shop's time zone. */
export function reviewDay(date: string) {
  return day.format(new Date(date))
}
