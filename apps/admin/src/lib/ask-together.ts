type Asked<Found> = {
  id: string
  answer: (found: Found | null) => void
  fail: (why: unknown) => void
}

/**
 * Returns a function that asks for one thing by its id, null where there is none. Those that are asked for in the same
 * moment, as by the cells of a list, go out in one request, at most `atOnce` in each.
 */
export function askTogether<Found extends { id: string | number }>(
  atOnce: number,
  ask: (ids: string) => Promise<Found[]>,
) {
  const waiting: Asked<Found>[] = []

  async function askAll() {
    const all = waiting.splice(0)
    const ids = [...new Set(all.map(({ id }) => id))]
    const parts = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, place) =>
      ids.slice(place * atOnce, (place + 1) * atOnce),
    )
    const askPart = (part: string[]) =>
      answerAll(
        part,
        all.filter(({ id }) => part.includes(id)),
      )
    await Promise.all(parts.map(askPart))
  }

  async function answerAll(ids: string[], askers: Asked<Found>[]) {
    try {
      const found = new Map((await ask(ids.join(','))).map((row) => [String(row.id), row]))
      for (const { id, answer } of askers) answer(found.get(id) ?? null)
    } catch (error) {
      for (const { fail } of askers) fail(error)
    }
  }

  return (id: string | number) =>
    new Promise<Found | null>((answer, fail) => {
      if (waiting.length === 0) queueMicrotask(() => void askAll())
      waiting.push({ id: String(id), answer, fail })
    })
}
