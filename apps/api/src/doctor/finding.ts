/** What one check of the shop saw. `wrong` must be mended; a `warning` should be looked at. */
export type Finding = {
  check: string
  state: 'ok' | 'warning' | 'wrong' | 'not checked'
  /** What was seen, and what to do about it. */
  sentence: string
}

/** The findings of one check, by their state. */
export function findings(check: string) {
  const of = (state: Finding['state']) => (sentence: string) => ({ check, state, sentence })
  return {
    ok: of('ok'),
    warning: of('warning'),
    wrong: of('wrong'),
    notChecked: of('not checked'),
  }
}
