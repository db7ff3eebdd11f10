import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const ECDSA_SHA256 = tlv(0x30, tlv(0x06, Buffer.from('2a8648ce3d040302', 'hex')))
const COMMON_NAME = '550403'
const ALTERNATIVE_NAME = '551d11'

/** Makes a self-signed certificate for localhost and 127.0.0.1 and its key, both PEM. It is valid for a day. */
export function certificateForThisMachine() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = tlv(
    0x30,
    tlv(0x31, tlv(0x30, oid(COMMON_NAME), tlv(0x0c, Buffer.from('localhost')))),
  )
  const hosts = tlv(
    0x30,
    tlv(0x82, Buffer.from('localhost')),
    tlv(0x87, Buffer.from([127, 0, 0, 1])),
  )
  const extension = tlv(0x30, oid(ALTERNATIVE_NAME), tlv(0x04, hosts))
  const content = tlv(
    0x30,
    tlv(0xa0, tlv(0x02, Buffer.from([2]))), // version 3
    tlv(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_SHA256,
    name,
    tlv(0x30, time(-3_600_000), time(24 * 3_600_000)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, tlv(0x30, extension)),
  )
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', content, privateKey)])
  const body = tlv(0x30, content, ECDSA_SHA256, tlv(0x03, signature)).toString('base64')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${body.replace(/(.{64})/g, '$1\n')}\n-----END CERTIFICATE-----\n`,
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  }
}

/** Encodes one value as ASN.1 does: its tag, its length, its bytes. */
function tlv(tag: number, ...parts: Buffer[]) {
  const content = Buffer.concat(parts)
  const { length } = content
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

function oid(hex: string) {
  return tlv(0x06, Buffer.from(hex, 'hex'))
}

function time(fromNow: number) {
  const iso = new Date(Date.now() + fromNow).toISOString()
  return tlv(0x17, Buffer.from(`${iso.slice(2, 19).replace(/[-T:]/g, '')}Z`))
}
