import { roleMay, type HeldRole, type Needed } from '@etrend/contract'
import type { FastifyRequest } from 'fastify'
import type { Visitor } from '../../http/access'
import { isOfThisMachine } from '../../http/this-machine'
import { MINUTE_MS } from '../../lib/times'

const PROOF_MS = 15 * MINUTE_MS
/**
 * Whoever has one of these must have a second factor, unless they work on the shop's own machine. Of the six roles these
 * are owners and managers.
 */
const demanding: Needed = ['settings', 'staff', 'backups']

type Row = { factor_at: string | null; factor_since: string | null }

/**
 * Whether a session has passed its second factor. Staff with a second factor are always asked for it. Those
 * who may change the shop itself must set one up, unless the request comes from this machine, so that scripts on it go on
 * working.
 */
export function factorOf(
  { factor_at, factor_since }: Row,
  held: HeldRole | null,
  request: Pick<FastifyRequest, 'headers' | 'raw'>,
): Visitor['factor'] {
  if (factor_since) return factor_at && factor_at >= factor_since ? 'passed' : 'needed'
  const isDemanded = roleMay(held?.permissions, demanding) && !isOfThisMachine(request)
  return isDemanded ? 'missing' : 'passed'
}

/** Whether a proof is from the last 15 minutes. */
export function isRecent(proved_at: string | null, now: Date) {
  return proved_at !== null && now.getTime() - Date.parse(proved_at) < PROOF_MS
}

/** How the API names what a session waits for. */
export function asksOf({ factor }: Pick<Visitor, 'factor'>) {
  return asks[factor]
}

const asks = { passed: 'nothing', needed: 'code', missing: 'set-up' } as const
