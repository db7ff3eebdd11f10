import { NOW } from '@etrend/tooling/given-time'
import { expect, test } from 'vitest'
import { mail } from '../db/schema/mail'
import { openBackground } from '../lib/background'
import { newTestDatabase } from '../test/test-database'
import { openOutbox } from './outbox'

const log = { info: () => {}, error: () => {}, warn: () => {} }

test('a mail is sent that becomes due at any moment of the end of a run', async () => {
  const db = await newTestDatabase()
  const background = openBackground((error) => {
    throw error
  })
  let now = NOW
  const sent: string[] = []
  let atEnd = () => {}
  const outbox = openOutbox({
    // The last transaction of a run finds nothing that is due.
    db: {
      ...db,
      async transaction(work) {
        const found = await db.transaction(work)
        if (Array.isArray(found) && found.length === 0) atEnd()
        return found
      },
    },
    deliver: async ({ subject }) => void sent.push(subject),
    clock: () => new Date(now),
    log,
    background,
  })
  const moments = Array.from({ length: 12 }, (_, moment) => moment)
  const dueAt = (moment: number) => new Date(NOW + (moment + 1) * 1000).toISOString()
  await db.write.insert(mail).values(
    moments.map((moment) => ({
      to: 'sita@example.com',
      subject: String(moment),
      text: '',
      html: '',
      created_at: dueAt(moment),
      next_attempt_at: dueAt(moment),
      state: 'queued' as const,
    })),
  )

  for (const moment of moments) {
    const isWoken = new Promise<void>((resolve) => {
      atEnd = () => {
        atEnd = () => {}
        void later(moment).then(() => {
          now = NOW + (moment + 1) * 1000
          outbox.wake()
          resolve()
        })
      }
    })
    outbox.wake()
    await isWoken
    await expect.poll(() => sent).toContain(String(moment))
  }
})

/** Resolves after so many turns of the queue of promises. */
async function later(turns: number) {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
}
