import { asking, type Ask } from './ask'
import { findings, type Finding } from './finding'
import { checkInside, type Inside } from './inside/inside'
import { checkOutside } from './outside/outside'

type Given = {
  storefront: string
  /** The admin's origin; unless given, the one that the shop's own pages lead to. */
  admin: string | undefined
  /** What is known on the shop's own machine; undefined elsewhere. */
  inside?: Omit<Inside, 'ask'> | undefined
  /** The address of this machine to ask from, and an authority to trust besides the usual: for tests. */
  from?: string
  ca?: string
}

/** Checks a shop from outside and, on its own machine, from inside. Says what was seen, without secrets. */
export async function examine({ storefront, admin, inside, from, ca }: Given): Promise<Finding[]> {
  // A wrong certificate has a check of its own; the others look past it.
  const ask = asking({ from, isTrusting: true })
  const shop = { storefront, admin: admin ?? (await adminOf(storefront, ask)), ask }
  const outside = await checkOutside(shop, ca)
  const rest = inside ? await checkInside({ ...inside, ask: asking({ ca }) }) : [elsewhere]
  const found = [...outside, ...rest]
  return inside ? found.map(withoutSecrets(inside.env)) : found
}

const elsewhere = findings('The machine itself').notChecked(
  'Mail, payment keys, database, disk and backups: run npm run doctor on the shop’s own machine.',
)

/** The storefront redirects /etrendadmin to the admin. */
async function adminOf(storefront: string, ask: Ask) {
  const answer = await ask(`${storefront}/etrendadmin`).catch(() => undefined)
  const location = answer?.headers.location ?? ''
  return URL.canParse(location) ? new URL(location).origin : storefront.replace('://', '://admin.')
}

/** What others say, a mail server for example, may repeat what they were sent. */
function withoutSecrets(env: Inside['env']) {
  const passwords = [env.SMTP_URL, env.DATABASE_URL].flatMap((url) => {
    const given = url === undefined ? '' : new URL(url).password
    return [given, decodeURIComponent(given)]
  })
  const secrets = [...passwords, env.ESEWA_SECRET, env.KHALTI_SECRET_KEY, env.ADMIN_PASSWORD]
    .flatMap((secret) => secret ?? [])
    .filter((secret) => secret.length > 0)
  return (finding: Finding) => ({
    ...finding,
    sentence: secrets.reduce((text, secret) => text.replaceAll(secret, '…'), finding.sentence),
  })
}
