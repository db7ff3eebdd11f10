import fc from 'fast-check'
import { anyHistory, live } from './history'
import { Broken, type World } from './world'

/** How many histories, from which seed, and which path to one of them; from the environment unless given. */
type Choice = { histories?: number; seed?: number; path?: string | undefined }

const { MONEY_HISTORIES = '2000', MONEY_SEED = '20261122', MONEY_PATH } = process.env
/** Two files share them, so that they run side by side. */
export const HISTORIES = Math.ceil(Number(MONEY_HISTORIES) / 2)

/**
 * Lets so many random histories happen that begin at `start`, and throws Broken for the first that breaks a rule, as
 * short as it could be made, with the settings that play it again.
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

/** Each file has histories of its own; one that is played again has the seed that was told. */
function seedOf(start: string, path: string | undefined) {
  return Number(MONEY_SEED) + (path ? 0 : new Date(start).getUTCMonth())
}
