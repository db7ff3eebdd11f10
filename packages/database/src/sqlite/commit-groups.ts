import { setImmediate } from 'node:timers'
import type BetterSqlite from 'better-sqlite3'

type Work<Result> = () => Promise<Result>
/** A transaction whose work is done, and that waits for the commit. */
type Done = { commit: () => void; fail: (error: unknown) => void }

/**
 * Runs the transactions of a connection one at a time, in their order, and commits those of requests that came together
 * at once: flushing a commit to the disk takes longer than placing an order. So a transaction that is done waits until
 * the event loop has handed out the requests that are already there. `committed` is called after each commit.
 */
export function commitGroups(writer: BetterSqlite.Database, committed: () => void) {
  let last: Promise<unknown> = Promise.resolve()
  let group: Done[] = []
  let waiting: NodeJS.Immediate | undefined
  let isRunning = false

  /** Runs `work` once everything before it has ended. */
  function inTurn<Result>(work: Work<Result>): Promise<Result> {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }

  /** Ends the group: all of it is stored, or nothing. */
  function commit() {
    clearImmediate(waiting)
    waiting = undefined
    const ended = group
    group = []
    if (ended.length === 0) return
    try {
      writer.exec('COMMIT')
    } catch (error) {
      undo()
      for (const { fail } of ended) fail(error)
      return
    }
    committed()
    for (const done of ended) done.commit()
  }

  /** Takes the open transaction back, which SQLite may have done itself, as when the disk is full. */
  function undo() {
    if (writer.inTransaction) writer.exec('ROLLBACK')
  }

  /**
   * Runs `work` in the group's transaction. What fails is taken back alone, to the savepoint before it. An error with
   * which SQLite takes the whole transaction back is that of the others in the group too.
   */
  async function joined<Result>(work: Work<Result>): Promise<Result> {
    const isFirst = group.length === 0
    writer.exec(isFirst ? 'BEGIN IMMEDIATE' : 'SAVEPOINT own')
    isRunning = true
    try {
      return await work()
    } catch (error) {
      if (isFirst) undo()
      else if (writer.inTransaction) writer.exec('ROLLBACK TO own')
      else for (const { fail } of group.splice(0)) fail(error)
      throw error
    } finally {
      isRunning = false
      if (!isFirst && writer.inTransaction) writer.exec('RELEASE own')
    }
  }

  return {
    /** Resolves with what `work` gives once it is committed; rejects with what it throws, or when the commit fails. */
    transaction: <Result>(work: Work<Result>): Promise<Result> =>
      new Promise<Result>((resolve, reject) => {
        const turn = inTurn(async () => {
          const result = await joined(work)
          group.push({ commit: () => resolve(result), fail: reject })
          waiting ??= setImmediate(() => void inTurn(async () => commit()))
        })
        turn.catch(reject)
      }),

    /** Commits what waits, then runs `work`, outside a transaction. */
    alone: <Result>(work: Work<Result>): Promise<Result> =>
      inTurn(() => {
        commit()
        return work()
      }),

    /** Commits what waits, so that a write outside transactions isn't part of it. */
    settle: () => {
      if (!isRunning) commit()
    },
  }
}
