import type { Server } from '../shops/process'
import { load, type Cost, type Question } from './load'
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
    const both: [Question, Question] = [
      { ...question, server: one.server },
      { ...question, server: other.server },
    ]
    const pairs = await inTurns(both, rounds, seconds)
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

/** Sends two kinds of requests in turns, each for so many seconds; gives what each pair of turns cost. */
export async function inTurns([one, other]: [Question, Question], pairs: number, seconds: number) {
  const costs: [Cost, Cost][] = []
  for (const question of [one, other]) await load(question, 1)
  for (let pair = 0; pair < pairs; pair += 1) {
    // The order changes each time, so that a machine that slows down disturbs both alike.
    const isFirst = pair % 2 === 0
    const early = isFirst ? await load(one, seconds) : undefined
    const second = await load(other, seconds)
    costs.push([early ?? (await load(one, seconds)), second])
  }
  return costs
}
