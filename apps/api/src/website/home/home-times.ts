import * as z from 'zod'
import { storedRows } from './home-rows'

const stored = z.object({ body: z.unknown() })

/**
 * The version of what shoppers see: it grows with every change of the catalogue, and whenever a row of the home page
 * begins or ends by its times, so that cached pages are made anew then. `homeBody` reads the published home page. Both
 * are read at once, so that the first shopper doesn't wait for it.
 */
export function versionWithTimes(
  catalogueVersion: () => number,
  homeBody: () => unknown,
  clock: () => Date,
) {
  let known = catalogueVersion()
  let times = timesOf(homeBody())
  let last = clock().getTime()
  let turns = 0
  return () => {
    const version = catalogueVersion()
    if (version !== known) {
      known = version
      times = timesOf(homeBody())
    }
    const now = clock().getTime()
    if (times.some((time) => time > last && time <= now)) turns += 1
    last = now
    return version + turns
  }
}

function timesOf(home: unknown) {
  if (home === undefined) return []
  return storedRows(stored.parse(home).body).flatMap(({ from, to }) =>
    [from, to].flatMap((time) => (time === null ? [] : [Date.parse(time)])),
  )
}
