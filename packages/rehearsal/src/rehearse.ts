import { parseArgs } from 'node:util'
import type { Event } from './event'
import {
  databaseDiskFull,
  etcdLeaderKilled,
  leaderCutOff,
  leaderKilled,
  standbyCutOff,
} from './events/databases'
import { serverDiskFull, serverFrozen, serverKilled, upgrade } from './events/servers'
import { cleanUpAtTheEnd } from './machine/leftovers'
import { CannotRehearse } from './machine/programs'
import { startShoppers } from './people/shoppers'
import { startStaff } from './people/staff'
import { areFaultsReported, readBooks } from './results/books'
import { openRecords } from './results/records'
import { printOutcome, printTable } from './results/table'
import { watch, type Outcome } from './results/watch'
import { chooseGoods } from './shop/goods'
import { openStage } from './stage'

/** All events, in the order in which they happen. */
const allEvents: Event[] = [
  leaderKilled,
  serverKilled,
  standbyCutOff,
  serverDiskFull,
  databaseDiskFull,
  upgrade,
  leaderCutOff,
  serverFrozen,
  etcdLeaderKilled,
]

// `rehearse` lets every event happen, `rehearse leader server` these only. `--short` has fewer shoppers and a shorter
// calm; `--keep-logs` leaves the logs of all programs. Exit codes: 1 where an aim is missed, 2 where it can't run here.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    'keep-logs': { type: 'boolean', default: false },
  },
})
const unknown = positionals.filter((id) => !allEvents.some((event) => event.id === id))
if (unknown.length > 0) {
  const ids = allEvents.map(({ id }) => id).join(', ')
  console.error(`No event is called ${unknown.join(', ')}; there are ${ids}.`)
  process.exit(2)
}
const events = allEvents.filter(({ id }) => positionals.length === 0 || positionals.includes(id))
const { shoppers: count, calmMs } = values.short
  ? { shoppers: 10, calmMs: 4_000 }
  : { shoppers: 30, calmMs: 10_000 }

cleanUpAtTheEnd()
try {
  const { outcomes, atTheEnd } = await rehearse()
  printTable(outcomes, atTheEnd)
  const isMet = outcomes.every(({ missed }) => missed.length === 0)
  process.exit(isMet && Object.values(atTheEnd).flat().length === 0 ? 0 : 1)
} catch (error) {
  console.error(error instanceof CannotRehearse ? error.message : error)
  process.exit(error instanceof CannotRehearse ? 2 : 1)
}

async function rehearse() {
  const stage = await openStage({ keepLogs: values['keep-logs'] })
  const records = openRecords()
  const goods = await chooseGoods(stage.databases, stage.port)
  const staff = await startStaff(stage.port, goods, records)
  const shoppers = startShoppers(count, stage.port, goods, records)
  staff.work()
  const outcomes: Outcome[] = []
  for (const event of events) {
    console.log(`\n── ${event.id}: ${event.what}`)
    const outcome = await watch(event, stage, records, calmMs)
    printOutcome(outcome)
    outcomes.push(outcome)
  }
  await Promise.all([shoppers.stop(), staff.stop()])
  const atTheEnd = await readBooks(stage.databases, records)
  if (!(await areFaultsReported(stage.databases, records))) {
    throw new Error(
      'Faults that were made on purpose were not reported: the figures prove nothing.',
    )
  }
  return { outcomes, atTheEnd }
}
