import { load, type Cost, type Question } from './load'
import type { Server } from './process'
import { median, print } from './table'

/** What is sent to both servers. */
export type Asked = Omit<Question, 'server'>
export type Named = { name: string; server: Server }

/**
 * Sends two servers the same kinds of requests in turns, and prints what each costs on both: the server's CPU time per
 * answer, answers a second, and how many times as good the second server is, as medians of the pairs.
 */
export async function measurePairs(
  title: string,
  [one, other]: [Named, Named],
  asked: Record<string, Asked>,
  rounds: number,
  seconds: number,
) {
  const rows: string[][] = []
  for (const [name, question] of Object.entries(asked)) {
    const pairs = await inTurns(question, [one.server, other.server], rounds, seconds)
    const of = (cost: (pair: (typeof pairs)[number]) => number) => median(pairs.map(cost))
    rows.push([
      name,
      of(([first]) => first.cpu).toFixed(0),
      of(([, second]) => second.cpu).toFixed(0),
      of(([first, second]) => first.cpu / second.cpu).toFixed(2),
      of(([first]) => first.rate).toFixed(0),
      of(([, second]) => second.rate).toFixed(0),
      of(([first, second]) => second.rate / first.rate).toFixed(2),
    ])
  }
  print(
    `${title} (${rounds} pairs of ${seconds} s; the ratios are medians of the pairs)`,
    [
      '',
      `${one.name} µs`,
      `${other.name} µs`,
      '× by µs',
      `${one.name} /s`,
      `${other.name} /s`,
      '× by /s',
    ],
    rows,
  )
}

async function inTurns(
  question: Asked,
  servers: [Server, Server],
  rounds: number,
  seconds: number,
) {
  const [one, other] = servers
  const pairs: [Cost, Cost][] = []
  for (const server of servers) await load({ ...question, server }, 1)
  for (let round = 0; round < rounds; round += 1) {
    // The order changes each time, so that a machine that slows down disturbs both alike.
    const isFirst = round % 2 === 0
    const early = isFirst ? await load({ ...question, server: one }, seconds) : undefined
    const second = await load({ ...question, server: other }, seconds)
    pairs.push([early ?? (await load({ ...question, server: one }, seconds)), second])
  }
  return pairs
}
