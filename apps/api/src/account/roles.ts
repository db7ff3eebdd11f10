import type { Visitor } from '../http/access'

/** The document reads a truthy role as user (decisions.md); it only steers navigation. */
export function wireRole(role: Visitor['role']) {
  return role === 'user' ? role : null
}
