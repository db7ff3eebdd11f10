import { connect, type PeerCertificate, type TLSSocket } from 'node:tls'
import { DAY_MS } from '../../lib/times'
import { isLocalhost, lookUp, reasonOf } from '../ask'
import { findings, type Finding } from '../finding'
import type { Visited } from './visited'

const PATIENCE_MS = 5_000
/** Certificates that renew themselves do so 30 days before they expire. */
const SOON_DAYS = 14

const { ok, warning, wrong, notChecked } = findings('TLS')

/** Both hosts have a certificate for their name that browsers trust, for some time yet. `ca` is trusted besides. */
export async function checkTls({ storefront, admin }: Visited, ca?: string): Promise<Finding[]> {
  const seen = await Promise.all([storefront, admin].map((origin) => ofHost(new URL(origin), ca)))
  return seen
}

async function ofHost({ protocol, hostname, port }: URL, ca: string | undefined): Promise<Finding> {
  if (protocol !== 'https:') {
    return isLocalhost(hostname)
      ? notChecked(`${hostname} is visited by http, which is right on this machine only.`)
      : wrong(
          `${hostname} is visited by http, so everybody on the way reads passwords: give it a certificate, and set STOREFRONT_ORIGIN and ADMIN_ORIGIN to https addresses.`,
        )
  }
  try {
    return verdictOf(hostname, await certificateOf(hostname, Number(port || 443), ca))
  } catch (error) {
    const reason = error instanceof Error ? reasonOf(error) : String(error)
    return wrong(`${hostname} ${reason}, so its certificate can’t be read.`)
  }
}

type Shown = { certificate: PeerCertificate; distrust: string | undefined }

function certificateOf(hostname: string, port: number, ca: string | undefined) {
  return new Promise<Shown>((resolve, reject) => {
    const socket: TLSSocket = connect({
      host: hostname,
      port,
      servername: hostname,
      lookup: lookUp,
      rejectUnauthorized: false,
      ...(ca !== undefined && { ca }),
    })
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('no answer within 5 s')))
    socket.on('error', reject)
    socket.on('secureConnect', () => {
      // Typed as an Error, but it is the name of one.
      const problem: unknown = socket.authorizationError
      const certificate = socket.getPeerCertificate()
      socket.destroy()
      resolve({ certificate, distrust: problem ? nameOf(problem) : undefined })
    })
  })
}

function nameOf(problem: unknown) {
  if (problem instanceof Error && 'code' in problem) return String(problem.code)
  return problem instanceof Error ? problem.message : String(problem)
}

function verdictOf(hostname: string, { certificate, distrust }: Shown): Finding {
  const ends = Date.parse(certificate.valid_to)
  const days = Math.floor((ends - Date.now()) / DAY_MS)
  const renew = 'renew it, and see why it wasn’t renewed by itself'
  if (days < 0) {
    const day = new Date(ends).toISOString().slice(0, 10)
    return wrong(`The certificate of ${hostname} expired on ${day}: ${renew}.`)
  }
  switch (distrust) {
    case undefined:
      break
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return wrong(
        `The certificate that ${hostname} shows is for ${namesIn(certificate)}: get one for ${hostname} too.`,
      )
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
    case 'UNABLE_TO_GET_ISSUER_CERT':
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
      return wrong(
        `${hostname} shows its certificate without the issuer’s: let the proxy send the whole chain (fullchain.pem).`,
      )
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'SELF_SIGNED_CERT_IN_CHAIN':
      return wrong(
        `The certificate of ${hostname} is signed by itself, so browsers warn of it: get one from an authority, as Caddy and certbot do.`,
      )
    default:
      return wrong(`Browsers don’t trust the certificate of ${hostname} (${distrust}).`)
  }
  const left = `The certificate of ${hostname} is valid for ${days} more days`
  return days < SOON_DAYS ? warning(`${left}: ${renew}.`) : ok(`${left}.`)
}

function namesIn({ subjectaltname = '', subject }: PeerCertificate) {
  return subjectaltname.replaceAll('DNS:', '') || String(subject.CN)
}
