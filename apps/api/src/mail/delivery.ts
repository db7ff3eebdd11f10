import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing, turns } from '@etrend/database'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** Its links open accounts: only the recipient may see its text. */
  is_secret?: boolean
}

/** Delivers a mail. Rejects where that fails. */
export type Deliver = (mail: Mail) => Promise<void>

const SECOND_MS = 1000
// A mail is only data: it never names a file or an address to fetch a part from.
const SAFE = { disableFileAccess: true, disableUrlAccess: true }

/** Loaded for the first mail, so that the shop starts sooner. */
const nodemailer = () => import('nodemailer')

/** Delivers through the mail server at `url` (smtp:// or smtps://). */
export function smtpDelivery({ url, from }: { url: string; from: string }): Deliver {
  const open = async () =>
    (await nodemailer()).createTransport({
      url,
      ...SAFE,
      connectionTimeout: 10 * SECOND_MS,
      greetingTimeout: 10 * SECOND_MS,
      socketTimeout: 20 * SECOND_MS,
    })
  let transport: ReturnType<typeof open> | undefined
  return async (mail) => {
    transport ??= open()
    await (await transport).sendMail(messageOf(mail, from))
  }
}

/**
 * Writes each mail as an .eml file into the folder `outbox`, for a shop without a mail server. Only the owner can read
 * the files, because links in them open accounts. Mail programs open such files.
 */
export function outboxDelivery({ outbox, from }: { outbox: string; from: string }): Deliver {
  const open = async () =>
    (await nodemailer()).createTransport({ streamTransport: true, buffer: true, ...SAFE })
  let transport: ReturnType<typeof open> | undefined
  // Node's threads wait for each other when they make files in one folder, which took as long as all else of an order.
  const inTurn = turns()
  return async (mail) => {
    transport ??= open()
    const { message } = await (await transport).sendMail(messageOf(mail, from))
    const time = new Date().toISOString().replaceAll(':', '-')
    const name = `${time}-${randomBytes(6).toString('hex')}.eml`
    // nodemailer's own conversion to these line ends goes byte by byte, which takes a third of the time of a mail.
    if (!Buffer.isBuffer(message)) throw new TypeError('The mail is no buffer.')
    const text = message.toString().replaceAll(/\r?\n/g, '\r\n')
    await inTurn(() => writeInto(outbox, name, text))
  }
}

/** Makes a file that only the owner can read, and its folder where that is missing. */
async function writeInto(folder: string, name: string, text: string) {
  const write = () => writeFile(join(folder, name), text, { mode: 0o600, flag: 'wx' })
  try {
    await write()
  } catch (error) {
    if (!isMissing(error)) throw error
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await write()
  }
}

/**
 * The address is given as an object, so that nodemailer doesn't parse it as a list of addresses. The HTML goes as base64,
 * which takes a fifth of the memory of the encoding that nodemailer would choose; the text stays readable in files.
 */
function messageOf({ to, subject, text, html }: Mail, from: string) {
  const contentType = 'text/html; charset=utf-8'
  const part = { contentType, content: html, contentTransferEncoding: 'base64' as const }
  return { from, to: { name: '', address: to }, subject, text, alternatives: [part] }
}
