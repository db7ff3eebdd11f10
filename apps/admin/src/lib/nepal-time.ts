import { kathmanduMoment, kathmanduTime } from '@etrend/contract/kathmandu'

/** What a datetime-local input holds: '2026-12-24T10:00', maybe with seconds. */
const localTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d[\d:.]*$/

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
