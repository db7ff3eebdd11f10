import { inspectDatabase, type DatabasePlace } from '../../db/client'
import { findings, type Finding } from '../finding'

const MOST_SECONDS = 5

const { ok, warning, wrong } = findings('Database')
const clock = findings('Clock of the database')

/** The database can be reached, is new enough, and is migrated to this version. Reads it beside a running shop. */
export async function checkDatabase(place: DatabasePlace): Promise<Finding[]> {
  const seen = await inspectDatabase(place)
  if ('failure' in seen) return [wrong(`The database can’t be used: ${seen.failure}.`)]
  const { name, isTooOld, usability, secondsAhead } = seen
  const found: Finding[] = []
  if (isTooOld) found.push(wrong(`${name} is too old: upgrade it to PostgreSQL 15 or newer.`))
  switch (usability) {
    case 'older':
      found.push(warning(`${name} has an older shop: start this version, which migrates it.`))
      break
    case 'unusable':
      found.push(
        wrong(`${name} has a newer shop, which this version can’t use: start the newer one.`),
      )
      break
    case 'usable':
      if (!isTooOld) found.push(ok(`${name} is there, and its tables fit this version.`))
  }
  if (Math.abs(secondsAhead) > MOST_SECONDS) {
    found.push(
      clock.warning(
        `The clock of the database’s server is ${Math.round(Math.abs(secondsAhead))} s ${secondsAhead > 0 ? 'ahead of' : 'behind'} this machine’s: let both follow NTP.`,
      ),
    )
  }
  return found
}
