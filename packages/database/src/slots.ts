/** Gives each call one of the things for itself; more calls at once wait for their turn. */
export function slots<Thing>(all: Thing[]) {
  const free = [...all]
  const waiting: (() => void)[] = []

  async function take(): Promise<Thing> {
    const ready = free.pop()
    if (ready !== undefined) return ready
    await new Promise<void>((resolve) => waiting.push(resolve))
    return take()
  }

  return {
    all,

    async use<Result>(work: (thing: Thing) => Promise<Result>): Promise<Result> {
      const taken = await take()
      try {
        return await work(taken)
      } finally {
        free.push(taken)
        waiting.shift()?.()
      }
    },
  }
}
