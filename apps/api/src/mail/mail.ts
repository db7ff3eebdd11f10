import type { FastifyBaseLogger } from 'fastify'
import type { Background } from '../lib/background'

export type Mail = { to: string; subject: string; text: string; html: string }

/** Hands a mail over; rejects where that fails. */
export type Deliver = (mail: Mail) => Promise<void>

export type SendMail = (mail: Mail) => void

/**
 * Sends in the background: whoever calls never waits and never fails for it. A failure is logged by its code alone,
 * because an error's own words may hold the address or the whole mail.
 */
export function mailSender(given: {
  deliver: Deliver
  log: FastifyBaseLogger
  background: Background
}): SendMail {
  const { deliver, log, background } = given
  return (mail) => {
    background(async () => {
      try {
        await deliver(mail)
      } catch (error) {
        log.error({ code: codeOf(error) }, 'a mail could not be sent')
      }
    })
  }
}

function codeOf(error: unknown) {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
