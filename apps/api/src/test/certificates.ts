import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Certificate = { key: Buffer; cert: Buffer }

const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']

let made: { ca: string; key: string } | undefined
const signed = new Map<string, Certificate>()

/**
 * The tests' authority, and certificates that it signs; `days` may be -1 for one that expired yesterday. Each is made
 * once for all tests of a worker, because OpenSSL takes longer than such a test.
 */
export function authority() {
  const { ca, key } = (made ??= inFolder(makeAuthority))
  return {
    ca,
    certificate(names: readonly string[], days = 90) {
      const alternative = names.map((name) => `DNS:${name}`).join(',')
      const kept = signed.get(`${alternative} ${days}`)
      if (kept) return kept
      const fresh = inFolder((file) => sign(file, { ca, key }, alternative, days))
      signed.set(`${alternative} ${days}`, fresh)
      return fresh
    },
  }
}

function makeAuthority(file: (name: string) => string) {
  const own = ['-keyout', file('ca.key'), '-out', file('ca.pem'), '-subj', '/CN=Test authority']
  openssl('req', '-x509', ...key, ...own, '-days', '9')
  return { ca: readFileSync(file('ca.pem'), 'utf8'), key: readFileSync(file('ca.key'), 'utf8') }
}

function sign(
  file: (name: string) => string,
  by: { ca: string; key: string },
  alternative: string,
  days: number,
): Certificate {
  writeFileSync(file('ca.pem'), by.ca)
  writeFileSync(file('ca.key'), by.key)
  writeFileSync(file('names'), `subjectAltName=${alternative}`)
  const asked = ['-keyout', file('own.key'), '-out', file('own.csr'), '-subj', '/CN=shop']
  openssl('req', ...key, ...asked)
  const signer = ['-CA', file('ca.pem'), '-CAkey', file('ca.key'), '-CAcreateserial']
  const own = ['-in', file('own.csr'), '-out', file('own.pem'), '-extfile', file('names')]
  openssl('x509', '-req', ...own, ...signer, '-days', String(days))
  return { key: readFileSync(file('own.key')), cert: readFileSync(file('own.pem')) }
}

function openssl(...given: string[]) {
  execFileSync('openssl', given, { stdio: 'pipe' })
}

function inFolder<Made>(make: (file: (name: string) => string) => Made) {
  const folder = mkdtempSync(join(tmpdir(), 'etrend-ca-'))
  try {
    return make((name) => join(folder, name))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
