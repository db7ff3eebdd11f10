import { kathmanduMoment, kathmanduTime } from '@etrend/contract/kathmandu'

/** What a datetime-local input holds: '2026-12-24T10:00', maybe with seconds. */
const localTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d[\d:.]*$/

const DAY_MS = 86_400_000
const FRIDAY = 5

/** The next Friday at six in the evening of Nepal, when many sales begin, as a datetime-local input holds it. */
export function nextFridayEvening(now = new Date()) {
  const time = kathmanduTime(now)
  const weekday = new Date(`${time}Z`).getUTCDay()
  const isOver = weekday === FRIDAY && time.slice(11) >= '18:00'
  const days = isOver ? 7 : (FRIDAY - weekday + 7) % 7
  const day = new Date(Date.parse(`${time}Z`) + days * DAY_MS)
  return `${day.toISOString().slice(0, 10)}T18:00`
}

/** An ISO time as Nepal's clocks show it, in the format of a datetime-local input: '2026-12-24T10:00'; '' for none. */
export function nepalInput(time: string | null) {
  if (time === null) return ''
  return kathmanduTime(new Date(time)).replace(/:00\.000$/, '')
}

/**
 * The ISO time of what somebody typed into a datetime-local input, read as Nepal's time wherever the browser is, as
 * nepalInput shows it. Undefined for anything else.
 */
export function nepalTimeOf(typed: string) {
  const moment = localTime.test(typed) ? kathmanduMoment(typed) : undefined
  return moment && !Number.isNaN(moment.getTime()) ? moment.toISOString() : undefined
}
