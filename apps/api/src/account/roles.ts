import type { Visitor } from '../http/access'

/** The specification reads a truthy role as a shopper, so staff get null (decisions.md). It only steers navigation. */
export function wireRole(role: Visitor['role']) {
  return role === 'user' ? role : null
}
