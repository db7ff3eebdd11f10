import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/client'
import { hook } from './hook'
import { ownCookie } from './own-cookie'

/** Later, every server has read the change anyway. */
const SECONDS = 10

/**
 * Lets visitors see at any server what they changed at another: a call that changes something gives the browser a cookie
 * with the position of the change, and a server that gets it back reads the database up to there before it answers. A
 * shop on SQLite has one server and gives no cookies.
 */
export function showOwnChanges(
  app: FastifyInstance,
  { changes }: Pick<Database, 'changes'>,
  origin: string,
) {
  if (changes.position() === undefined) return
  const { name, options } = ownCookie(origin, 'seen')
  app.addHook(
    'onRequest',
    hook(({ cookies }) => {
      const seen = cookies[name]
      return seen !== undefined && /^\d{1,15}$/.test(seen) ? changes.reach(seen) : undefined
    }),
  )
  app.addHook('onSend', ({ method }, reply, payload, done) => {
    const isRead = method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
    const position = isRead ? undefined : changes.position()
    if (position) reply.setCookie(name, position, { ...options, maxAge: SECONDS })
    done(null, payload)
  })
}
