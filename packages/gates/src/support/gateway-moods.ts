import { randomUUID } from 'node:crypto'

/** How a gateway answers: well, or after doing its work never, with nothing, with garbage, with an error, with another's data. */
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

/** What a gateway says in this mood instead of its answer. */
export function spoiled(mood: (typeof moods)[number], body: string) {
  if (mood === 'of another')
    return body.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, randomUUID())
  return mood === 'garbage'
    ? '<html>Please try again'
    : JSON.stringify({ detail: 'Something broke' })
}
