/**
 * The moment at which each test file begins, in ms: noon in Kathmandu, on a day inside a week, a month and a fiscal
 * year. So no test depends on the hour, the day or the year in which it runs.
 */
export const NOW = Date.parse('2026-08-12T06:15:00Z')

/** The day of NOW: in Kathmandu, in UTC and from California to Tokyo. */
export const TODAY = '2026-08-12'

// Kept where the next module of the same worker finds it: vitest loads this one anew for each test file.
const own = (globalThis[Symbol.for('etrend.own-date')] ??= globalThis.Date)

/** The machine's own time, in ms: that of files, certificates, other processes and PostgreSQL. */
export const machineTime = () => own.now()

/** The time that was given, in ms, which passes. */
export const now = () => Date.now()

/** Makes it this moment now, for all that asks for the time in this process. Time passes as usual from there. */
export function startAt(moment) {
  const ahead = moment - own.now()
  give(() => own.now() + ahead)
}

/** Makes it this moment, and lets no time pass. */
export function standAt(moment) {
  give(() => moment)
}

/** Gives the process the machine's own time back. */
export function stopGivenTime() {
  globalThis.Date = own
}

function give(time) {
  // A proxy, so that dates made by Node itself are still instances of Date.
  globalThis.Date = new Proxy(own, {
    get: (target, name) => (name === 'now' ? time : Reflect.get(target, name)),
    construct: (target, given, made) =>
      Reflect.construct(target, given.length === 0 ? [time()] : given, made),
  })
}
