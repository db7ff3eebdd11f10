const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kathmandu' })

/** '1 March 2026', by the shop's clock. */
export function reviewDay(date: string) {
  return day.format(new Date(date))
}
