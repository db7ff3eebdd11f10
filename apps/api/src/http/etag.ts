import { createHash } from 'node:crypto'
import { Refusal } from './errors'

/** Tells one state of a row from any other. */
export function etagOf(row: object) {
  return `"${createHash('sha1').update(JSON.stringify(row)).digest('base64url')}"`
}

/**
 * Refuses (409, as the shop's rule has it, not 412) where If-Match names another state than the row's;
 * without the header anything goes. `name` is the noun: 'size'.
 */
export function refuseIfChanged(row: object, match: string | undefined, name: string) {
  if (match === undefined) return
  const tags = match.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (!tags.includes('*') && !tags.includes(etagOf(row))) throw changedMeanwhile(name)
}

export function changedMeanwhile(name: string) {
  return new Refusal(409, `Somebody else changed this ${name} meanwhile.`)
}
