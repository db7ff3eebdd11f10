import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']

/** An authority of this test, and certificates that it signs; `days` may be -1 for one that expired yesterday. */
export function authority() {
  const folder = mkdtempSync(join(tmpdir(), 'etrend-ca-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = (name: string) => join(folder, name)
  const openssl = (...given: string[]) => execFileSync('openssl', given, { stdio: 'pipe' })
  const own = ['-keyout', file('ca.key'), '-out', file('ca.pem'), '-subj', '/CN=Test authority']
  openssl('req', '-x509', ...key, ...own, '-days', '9')

  return {
    ca: readFileSync(file('ca.pem'), 'utf8'),
    certificate(names: readonly string[], days = 90) {
      const asked = ['-keyout', file('own.key'), '-out', file('own.csr'), '-subj', '/CN=shop']
      openssl('req', ...key, ...asked)
      const alternative = names.map((name) => `DNS:${name}`).join(',')
      writeFileSync(file('names'), `subjectAltName=${alternative}`)
      const by = ['-CA', file('ca.pem'), '-CAkey', file('ca.key'), '-CAcreateserial']
      const signed = ['-in', file('own.csr'), '-out', file('own.pem'), '-extfile', file('names')]
      openssl('x509', '-req', ...signed, ...by, '-days', String(days))
      return { key: readFileSync(file('own.key')), cert: readFileSync(file('own.pem')) }
    },
  }
}
