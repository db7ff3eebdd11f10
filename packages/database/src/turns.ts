/** A queue that runs calls one at a time, in order. A call that fails doesn't stop the next ones. */
export function turns() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}
