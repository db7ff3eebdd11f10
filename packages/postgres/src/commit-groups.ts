import type { Queries } from '@etrend/database'
import type pg from 'pg'
import { isTakenBack } from './connections'

type Work<Result> = (tx: Queries, client: pg.PoolClient) => Promise<Result>

/** A transaction of the shop that waits for its turn. `run` resolves with what to call once it is committed. */
type Member = { run: Work<() => void>; fail: (error: unknown) => void }

/** No transaction joins a group that has run for longer: the other servers wait for its commit. */
const OPEN_MS = 20

/**
 * Runs the transactions of this server one at a time, in their order, and commits those that come while another runs
 * together with it: taking the turn among the servers and flushing a commit to the disk cost as much as placing an
 * order. `inTransaction` runs work in a transaction of PostgreSQL.
 */
export function commitGroups(inTransaction: (work: Work<void>) => Promise<void>) {
  const waiting: Member[] = []
  let running: Promise<void> | undefined

  async function runAll() {
    for (let first = waiting.shift(); first; first = waiting.shift()) await runGroup(first)
    running = undefined
  }

  /** Stores what all of a group wrote, or nothing. */
  async function runGroup(first: Member) {
    const group = [first]
    const commits: (() => void)[] = []
    try {
      await inTransaction(async (tx, client) => {
        const began = performance.now()
        commits.push(await first.run(tx, client))
        let savepoint = 'SAVEPOINT member'
        while (performance.now() - began < OPEN_MS) {
          const next = waiting.shift()
          if (!next) break
          group.push(next)
          await client.query(savepoint)
          savepoint = 'RELEASE SAVEPOINT member; SAVEPOINT member'
          try {
            commits.push(await next.run(tx, client))
          } catch (error) {
            // It is taken back alone, unless the connection is lost: then the whole group is.
            if (!(await isTakenBack(client, error, 'ROLLBACK TO SAVEPOINT member'))) throw error
            group.pop()
            next.fail(error)
          }
        }
      })
    } catch (error) {
      for (const { fail } of group) fail(error)
      return
    }
    for (const commit of commits) commit()
  }

  return {
    /** Resolves with what `work` gives once it is committed; rejects with what it throws, or when the commit fails. */
    transaction: <Result>(work: (tx: Queries) => Promise<Result>): Promise<Result> =>
      new Promise<Result>((resolve, reject) => {
        const run = async (tx: Queries) => {
          const result = await work(tx)
          return () => resolve(result)
        }
        waiting.push({ run, fail: reject })
        running ??= runAll()
      }),

    /** Resolves once no transaction runs or waits. */
    rest: async () => await running,
  }
}
