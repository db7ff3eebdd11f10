import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { openedShop } from './file-shop'

/** Waits for a mail to this address with this subject, and gives the first link in the newest one. */
export async function linkMailedTo(email: string, subject: string, outbox = openedShop().outbox) {
  const newest = () =>
    readdirSync(outbox)
      .toSorted()
      .toReversed()
      .map((name) => readFileSync(join(outbox, name), 'utf8'))
      .find((mail) => mail.includes(`To: ${email}`) && mail.includes(`Subject: ${subject}`))
  await expect.poll(newest).toBeDefined()
  const [link] = unfolded(newest() ?? '').match(/https?:\/\/\S+/) ?? []
  if (!link) throw new Error('The mail holds no link.')
  return link
}

/** Decodes a mail's quoted-printable text. */
function unfolded(mail: string) {
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
