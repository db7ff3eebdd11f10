import { createHash } from 'node:crypto'
import { sortedJson } from '@etrend/domain'
import { Refusal } from '../lib/refusal'

/** An ETag that differs for every state of a row. */
export function etagOf(row: object) {
  return `"${createHash('sha1').update(sortedJson(row)).digest('base64url')}"`
}

/**
 * Throws 409 (the shop's rule, instead of 412) when If-Match names another state than the row's. Without the header
 * nothing is checked. `name` is the noun: 'size'.
 */
export function refuseIfChanged(row: object, match: string | undefined, name: string) {
  if (match === undefined) return
  const tags = match.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (!tags.includes('*') && !tags.includes(etagOf(row))) throw changedMeanwhile(name)
}

export function changedMeanwhile(name: string) {
  return new Refusal(409, `Somebody else changed this ${name} meanwhile.`)
}
