const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kathmandu',
})

/** Formats an ISO time as Nepal's clocks show it: '21 Nov 2026, 15:12'. */
export function when(time: string) {
  return format.format(new Date(time))
}
