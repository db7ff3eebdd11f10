import fc from 'fast-check'
import { anyHistory, live } from './history'
import { Broken, type World } from './world'

/** How many histories, from which seed, and fast-check's path to one of them; from the environment unless given. */
type Choice = { histories?: number; seed?: number; path?: string | undefined }

const { MONEY_HISTORIES = '200', MONEY_SEED = '20261122', MONEY_PATH } = process.env
/** The histories of each test of a shop without bills: two files share six eighths, so that they run in parallel. */
export const HISTORIES = Math.ceil((Number(MONEY_HISTORIES) * 3) / 8)
/** The histories of each test of a shop with bills: two tests share the rest. */
export const HISTORIES_WITH_BILLS = Math.ceil(Number(MONEY_HISTORIES) / 8)

/**
 * Runs random histories that begin at `start` (ISO time). Throws Broken for the first that breaks a rule, shortened as
 * far as possible, with the settings that play it again.
 */
export async function checkHistories(
  world: World,
  start: string,
  { histories = HISTORIES, path = MONEY_PATH, seed = seedOf(start, path) }: Choice = {},
) {
  const property = fc.asyncProperty(anyHistory, (steps) => live(world, { start, steps }))
  const result = await fc.check(property, { numRuns: histories, seed, ...(path && { path }) })
  if (!result.failed) return
  const { counterexample, counterexamplePath, errorInstance } = result
  const reason = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
  const again = `MONEY_SEED=${result.seed} MONEY_PATH=${counterexamplePath}`
  const steps = JSON.stringify(counterexample?.[0])
  throw new Broken(`${reason}\n\nTo play it again: ${again} before the same command.\n${steps}`)
}

/** Each file gets its own seed. When a history is played again (`path`), its seed is used as it is. */
function seedOf(start: string, path: string | undefined) {
  return Number(MONEY_SEED) + (path ? 0 : new Date(start).getUTCMonth())
}
