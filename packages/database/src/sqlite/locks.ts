import type { Locks } from '../database'

/** Locks between the works of this process. The data folder's lock keeps every other server out (data-dir.ts). */
export function locksOfProcess(): Locks {
  const held = new Set<string>()

  return {
    take: (_name, work) => work(),
    tryTake: async (_name, work) => void (await work()),

    async hold(name) {
      if (held.has(name)) return undefined
      held.add(name)
      return {
        lost: new AbortController().signal,
        release: async () => void held.delete(name),
      }
    },

    isHeld: async (name) => held.has(name),
  }
}
