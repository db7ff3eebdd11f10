import { sql } from 'drizzle-orm'
import type { Queries } from './client'

/** Runs `work` in a savepoint. When it throws, what it wrote is rolled back and the transaction around it can go on. */
export async function attempt<Result>(tx: Queries, work: () => Promise<Result>): Promise<Result> {
  await tx.run(sql`SAVEPOINT attempt`)
  try {
    return await work()
  } catch (error) {
    await tx.run(sql`ROLLBACK TO attempt`)
    throw error
  } finally {
    await tx.run(sql`RELEASE attempt`)
  }
}
