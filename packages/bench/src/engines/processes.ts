import { readFileSync } from 'node:fs'
import { load } from '../measuring/load'
import { median, print } from '../measuring/table'
import { startShop } from '../shops/process'
import { anyList } from './reads'

const PROCESSES = [1, 2]
// Linux counts CPU time in hundredths of a second.
const TICK_US = 10_000

const PAGES = 2_000
const page = anyList('/all-products', PAGES)

/**
 * Measures rendered pages of a shop on PostgreSQL that one and two processes serve (WORKERS), in turns. The load
 * generator needs CPU time of the same machine, which the processes have less of the more of them there are; so the CPU
 * time of all processes per page is measured too, which tells how many pages they could render on cores of their own.
 */
export async function measureProcesses(
  folder: string,
  url: string,
  rounds: number,
  seconds: number,
) {
  const found = new Map<number, { rate: number; cpu: number }[]>()
  for (let round = 0; round < rounds; round += 1) {
    for (const processes of PROCESSES) {
      const settings = { DATABASE_URL: url, WORKERS: String(processes) }
      const server = await startShop(folder, 'none', settings)
      await load({ server, path: page }, 2)
      const before = cpuOf(server.pid)
      const { rate } = await load({ server, path: page }, seconds)
      const cpu = (cpuOf(server.pid) - before) / (rate * seconds)
      await server.stop()
      found.set(processes, [...(found.get(processes) ?? []), { rate, cpu }])
    }
  }
  const one = found.get(1) ?? []
  print(
    `Rendered pages by processes (${rounds} rounds of ${seconds} s; the load generator runs on the same cores)`,
    ['processes', '/s', '× by /s', 'µs of all processes a page', '× on cores of their own'],
    PROCESSES.map((processes) => {
      const all = found.get(processes) ?? []
      const rates = all.map(({ rate }, round) => rate / (one[round]?.rate ?? rate))
      const cores = all.map(({ cpu }, round) => (processes * (one[round]?.cpu ?? cpu)) / cpu)
      return [
        String(processes),
        median(all.map(({ rate }) => rate)).toFixed(0),
        median(rates).toFixed(2),
        median(all.map(({ cpu }) => cpu)).toFixed(0),
        median(cores).toFixed(2),
      ]
    }),
  )
}

/** The CPU time of a process and of its children so far, in µs; NaN where the system isn't Linux. */
function cpuOf(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
    return [pid, ...children.filter(Boolean).map(Number)]
      .map((one) => {
        const [, after = ''] = readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')
        const [user, system] = after.split(' ').slice(11, 13).map(Number)
        return ((user ?? 0) + (system ?? 0)) * TICK_US
      })
      .reduce((sum, ticks) => sum + ticks, 0)
  } catch {
    return Number.NaN
  }
}
