import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject } from 'vitest'

/** The first link in the newest mail to somebody, once it has come. */
export async function mailedLink(to: string) {
  await expect.poll(() => linkTo(to)).toBeTruthy()
  return (await linkTo(to)) ?? ''
}

async function linkTo(to: string) {
  const outbox = inject('outbox')
  const names = (await readdir(outbox).catch(() => [])).toSorted().toReversed()
  for (const name of names) {
    const mail = readable(await readFile(join(outbox, name), 'utf8'))
    if (mail.includes(`To: ${to}`)) return /https?:\/\/\S+/.exec(mail)?.[0]
  }
  return undefined
}

/** Quoted-printable, as far as links need it. */
function readable(mail: string) {
  return mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
}
