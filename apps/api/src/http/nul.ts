import type { FastifyInstance } from 'fastify'
import { Refusal } from '../lib/refusal'
import { hook } from './hook'

/**
 * Refuses texts with the character NUL: nobody types it, and PostgreSQL can't store it. To be called after what reads
 * bodies.
 */
export function refuseNul(app: FastifyInstance) {
  app.addHook(
    'preValidation',
    hook(({ query, params, body }) => {
      if (hasNul([query, params, body])) {
        throw new Refusal(400, 'A text can’t contain the character NUL (code 0): take it out.')
      }
    }),
  )
}

/** Whether a text or a key anywhere in these values has it. Not recursive: a body may be nested thousands deep. */
function hasNul(values: unknown[]): boolean {
  const left = [...values]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string' && value.includes('\0')) return true
    if (Array.isArray(value)) for (const one of value as unknown[]) left.push(one)
    else if (isPlain(value)) for (const entry of Object.entries(value)) left.push(...entry)
  }
  return false
}

/** An object of JSON or of a form, not a file. */
function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Blob)
}
