import { kathmanduTime } from '@etrend/contract/kathmandu'

const DAY_MS = 86_400_000
const [FRIDAY, SUNDAY] = [5, 0]

/** Times that sales often have, as the form's inputs hold them, in Nepal's time. Without a start, a sale begins at once. */
export function salePeriods(now = new Date()) {
  const today = kathmanduTime(now).slice(0, 10)
  const weekday = new Date(today).getUTCDay()
  const untilFriday = weekday > SUNDAY && weekday < FRIDAY ? FRIDAY - weekday : 0
  const daysToMonday = (8 - weekday) % 7 || 7
  return [
    { label: 'Today', starts_at: '', ends_at: midnightAfter(today, 1) },
    {
      label: 'Friday to Sunday',
      starts_at: untilFriday > 0 ? midnightAfter(today, untilFriday) : '',
      ends_at: midnightAfter(today, daysToMonday),
    },
    { label: 'Seven days', starts_at: '', ends_at: midnightAfter(today, 7) },
  ]
}

/** The beginning of a day that is so many days after this one. */
function midnightAfter(day: string, days: number) {
  const later = new Date(Date.parse(day) + days * DAY_MS)
  return `${later.toISOString().slice(0, 10)}T00:00`
}
