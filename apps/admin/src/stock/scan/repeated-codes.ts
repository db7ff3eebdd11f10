/** A code that leaves the picture for so long and comes back is another piece. */
const GONE_MS = 900

/**
 * Reports each code once while it stays in the camera's picture. Ten equal pieces are counted by showing their labels
 * one after the other.
 */
export function onceWhileSeen(onCode: (code: string) => void) {
  const seen = new Map<string, number>()
  return (codes: string[], now: number) => {
    for (const code of codes) {
      const last = seen.get(code)
      seen.set(code, now)
      if (last === undefined || now - last > GONE_MS) onCode(code)
    }
  }
}
