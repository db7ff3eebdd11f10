import { percentile, print } from '../measuring/table'

const typed = [
  'linen shirt 4200',
  'navy',
  'wool scarf',
  'outerwear',
  'delivery 300',
  'patan',
  '4711',
]

/** Measures the searches of the palette while these words are typed: one per key, one at a time. `cpu` gives µs. */
export async function measurePalette(
  ask: (path: string) => Promise<unknown>,
  cpu: () => Promise<number>,
  rounds: number,
) {
  const keys = typed.flatMap((words) =>
    Array.from(words, (_, last) => words.slice(0, last + 1).trim()),
  )
  for (const key of keys) await timed(key)
  const waits: number[] = []
  const slowest = new Map<string, number>()
  const before = await cpu()
  for (let round = 0; round < rounds; round += 1) {
    for (const key of keys) {
      const wait = await timed(key)
      waits.push(wait)
      slowest.set(key, Math.max(wait, slowest.get(key) ?? 0))
    }
  }
  const each = ((await cpu()) - before) / 1000 / waits.length
  const worst = [...slowest].toSorted(([, one], [, other]) => other - one).slice(0, 3)
  print(
    `Palette, from key to results on the server (${waits.length} keys)`,
    ['server CPU ms a key', 'p50 ms', 'p95 ms', 'slowest'],
    [
      [
        each.toFixed(1),
        percentile(waits, 0.5).toFixed(1),
        percentile(waits, 0.95).toFixed(1),
        worst.map(([key, wait]) => `${key} ${wait.toFixed(0)}`).join(', '),
      ],
    ],
  )

  async function timed(key: string) {
    const began = performance.now()
    await ask(`/staff/search/?q=${encodeURIComponent(key)}`)
    return performance.now() - began
  }
}
