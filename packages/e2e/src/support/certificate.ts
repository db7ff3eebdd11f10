import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Certificate = ReturnType<typeof makeCertificate>

/**
 * Makes a certificate for these domains, signed by a CA that exists for this test only. Gives the files, and the hash of
 * the certificate's key, by which Chromium can be started to trust it.
 */
export function makeCertificate(folder: string, domains: readonly string[]) {
  const file = (name: string) => join(folder, name)
  const names = domains.map((domain) => `DNS:${domain}`).join(',')
  writeFileSync(file('names'), `subjectAltName=${names}\n`)
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const ca = ['-keyout', file('ca.key'), '-out', file('ca.pem'), '-days', '2', '-subj', '/CN=Test']
  openssl('req', '-x509', ...key, ...ca)
  openssl('req', ...key, '-keyout', file('key.pem'), '-out', file('csr'), '-subj', '/CN=Shop')
  const by = ['-CA', file('ca.pem'), '-CAkey', file('ca.key'), '-CAcreateserial', '-days', '2']
  openssl(
    'x509',
    '-req',
    '-in',
    file('csr'),
    ...by,
    '-extfile',
    file('names'),
    '-out',
    file('cert'),
  )
  const { publicKey } = new X509Certificate(readFileSync(file('cert')))
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  return {
    ca: file('ca.pem'),
    cert: file('cert'),
    key: file('key.pem'),
    pin: createHash('sha256').update(spki).digest('base64'),
  }
}

function openssl(...args: string[]) {
  execFileSync('openssl', args, { stdio: 'pipe' })
}
