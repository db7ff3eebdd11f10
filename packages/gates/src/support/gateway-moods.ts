import { randomUUID } from 'node:crypto'

/**
 * How a gateway answers once it has done its work: well, never, with a closed connection, with garbage, with an error
 * of its own or of a proxy, or with another payment's data.
 */
export const moods = [
  'well',
  'well',
  'well',
  'never',
  'cut off',
  'garbage',
  'error',
  'refusal by a proxy',
  'of another',
] as const

/** The body that a gateway in this mood sends instead of `body`, its proper one. */
export function spoiled(mood: (typeof moods)[number], body: string) {
  if (mood === 'of another')
    return body.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, randomUUID())
  return mood === 'garbage'
    ? '<html>Please try again'
    : JSON.stringify({ detail: 'Something broke' })
}
