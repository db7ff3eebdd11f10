import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureAdminLists } from './admin-lists'
import { catalogue } from './catalogue'
import { measureOrders } from './orders'
import { measureReads } from './reads'
import { measureSearch } from './search'
import { measureStart } from './start'
import { measureWaits } from './waits'

// `pnpm bench`: 3 rounds of 2 s. `pnpm bench 1 1` is a quick look.
const [rounds = 3, seconds = 2] = process.argv.slice(2).map(Number)
const folder = await mkdtemp(join(tmpdir(), 'etrend-bench-'))
const running: { stop: () => Promise<void> }[] = []

try {
  console.log('Filling 2,000 and 100,000 products…')
  const small = await catalogue(join(folder, 'small'), 2_000)
  running.push(small)
  const large = await catalogue(join(folder, 'large'), 100_000)
  running.push(large)
  await measureReads(small, large, rounds, seconds)
  for (const server of running.splice(0)) await server.stop()
  await measureOrders(folder, rounds, seconds)
  await measureSearch(join(folder, 'search'), rounds)
  await measureAdminLists(join(folder, 'lists'), rounds)
  await measureWaits(join(folder, 'waits'))
  await measureStart(join(folder, 'demo'), rounds)
} finally {
  for (const server of running) await server.stop()
  await rm(folder, { recursive: true, force: true })
}
