import type { Finding } from './finding'

const states = ['wrong', 'warning', 'not checked', 'ok'] as const

/** The findings as lines for a terminal, in the order of the checks, and how many there are of each state. */
export function reportOf(found: readonly Finding[]) {
  const widths = [
    Math.max(...states.map((state) => state.length)),
    Math.max(...found.map(({ check }) => check.length)),
  ]
  const [ofState = 0, ofCheck = 0] = widths
  const lines = found.map(
    ({ state, check, sentence }) =>
      `${state.padEnd(ofState)}  ${check.padEnd(ofCheck)}  ${sentence}`,
  )
  const counts = states.map(
    (state) => `${found.filter((finding) => finding.state === state).length} ${state}`,
  )
  return [...lines, '', `${counts.join(', ')}.`]
}
