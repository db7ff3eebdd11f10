import { Resolver } from 'node:dns/promises'
import { createTransport } from 'nodemailer'
import type { Env } from '../../env'
import { isLocalhost } from '../ask'
import { findings, type Finding } from '../finding'

const SECOND_MS = 1000

const { ok, warning, wrong } = findings('Mail server')
const sender = findings('Mail sender')

export type Lookups = Pick<Resolver, 'resolveTxt' | 'resolveMx'>

/** The mail server takes the shop's sign-in (nothing is sent), and the sender's domain says that it may send. */
export async function checkMail(
  { SMTP_URL: url, MAIL_FROM: from }: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>,
  lookups: Lookups = new Resolver({ timeout: 2 * SECOND_MS, tries: 2 }),
): Promise<Finding[]> {
  if (url === undefined) {
    const sentence =
      'Customers get no mails: they are written into DATA_DIR/outbox, until SMTP_URL names a mail server.'
    return [warning(sentence)]
  }
  return [await serverFinding(url), await senderFinding(domainOf(from), lookups)]
}

async function serverFinding(url: string): Promise<Finding> {
  const { hostname } = new URL(url)
  const patience = { connectionTimeout: 5 * SECOND_MS, greetingTimeout: 5 * SECOND_MS }
  const transport = createTransport({ url, ...patience, socketTimeout: 10 * SECOND_MS })
  try {
    await transport.verify()
    return ok(`The mail server ${hostname} takes the shop’s mails.`)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'EAUTH') {
      return wrong(
        `The mail server ${hostname} refuses the sign-in: correct user and password in SMTP_URL.`,
      )
    }
    return wrong(
      `The mail server ${hostname} can’t be used (${reasonIn(error)}): check SMTP_URL and the firewall; smtps:// is for port 465, smtp:// for 587.`,
    )
  } finally {
    transport.close()
  }
}

/** The first line only: a mail server's answer may be long. */
function reasonIn(error: unknown) {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return line.slice(0, 120)
}

async function senderFinding(domain: string, lookups: Lookups): Promise<Finding> {
  if (isLocalhost(domain) || !domain.includes('.')) {
    return sender.wrong(`MAIL_FROM is of ${domain}, which no mail server knows: set MAIL_FROM.`)
  }
  try {
    const [texts, servers] = await Promise.all([
      orNone(lookups.resolveTxt(domain)),
      orNone(lookups.resolveMx(domain)),
    ])
    const hasSpf = texts.some((parts) => /^v=spf1\b/i.test(parts.join('')))
    if (hasSpf && servers.length > 0) return sender.ok(`${domain} has SPF and MX records.`)
    const missing = [...(hasSpf ? [] : ['SPF']), ...(servers.length > 0 ? [] : ['MX'])].join(
      ' and ',
    )
    return sender.warning(
      `${domain}, the domain of MAIL_FROM, has no ${missing} record, so mails may count as spam: add the records that your mail provider names.`,
    )
  } catch {
    return sender.notChecked(`No name server answered about ${domain}.`)
  }
}

/** An empty list where the name has no such records. Rejects where no name server answers. */
async function orNone<Row>(found: Promise<Row[]>): Promise<Row[]> {
  try {
    return await found
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'ENODATA' || code === 'ENOTFOUND') return []
    throw error
  }
}

function domainOf(from: string) {
  return (/@([^\s@<>]+)>?$/.exec(from)?.[1] ?? '').toLowerCase()
}
