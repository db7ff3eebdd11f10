import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SmsGateway } from './gateway'

const CREDITS = 1000

/**
 * Plays a gateway: writes each SMS as a .txt file into the folder of mails, for a shop without keys. Only the owner of
 * the files can read them, because they hold codes.
 */
export function simulator(outbox: string): SmsGateway {
  let sent = 0
  return {
    name: 'simulator',

    async send(to, text) {
      const reference = randomBytes(6).toString('hex')
      const time = new Date().toISOString().replaceAll(':', '-')
      await mkdir(outbox, { recursive: true, mode: 0o700 })
      const file = join(outbox, `${time}-sms-${reference}.txt`)
      await writeFile(file, `To: ${to}\n\n${text}\n`, { mode: 0o600, flag: 'wx' })
      sent += 1
      return { outcome: 'sent', reference, credits: 1 }
    },

    balance: async () => ({ credits: Math.max(0, CREDITS - sent), problem: null }),
  }
}
