import { createHmac, randomBytes } from 'node:crypto'

/** A new secret in the form of the Standard Webhooks convention. */
export function newSecret() {
  return `whsec_${randomBytes(32).toString('base64')}`
}

/**
 * The headers that prove who sent a body, and when (https://www.standardwebhooks.com). With several secrets, as for a day
 * after a rotation, there is a signature for each; a receiver accepts the body if one of them is right.
 */
export function signedHeaders(
  { id, body, now }: { id: string; body: string; now: Date },
  secrets: readonly string[],
) {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    const mac = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`)
    return `v1,${mac.digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
