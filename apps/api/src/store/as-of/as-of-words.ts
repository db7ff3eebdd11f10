const timeZone = 'Asia/Kathmandu'
const clockTime = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone })
const shortDay = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone,
})
const longDay = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone,
})

/** A time in Nepal for a banner: 'Fri 18 Dec 2026, 18:00'. */
export function shortTime(ms: number) {
  return wordsIn(shortDay, ms)
}

/** A time in Nepal for a sentence: 'Friday 18 December, 18:00'. */
export function longTime(ms: number) {
  return wordsIn(longDay, ms)
}

/** Some versions of Node write a comma after the day of the week. */
function wordsIn(day: Intl.DateTimeFormat, ms: number) {
  return `${day.format(ms).replace(',', '')}, ${clockTime.format(ms)}`
}
