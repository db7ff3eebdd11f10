import * as z from 'zod'
import { parsed } from '../../lib/parsed'
import { NoAnswer } from '../ask'
import { findings } from '../finding'
import type { Visited } from './visited'

const MIB = 1024 * 1024
/** The largest picture is 8 MiB; backups' and imports' files have room as well. */
const BYTES = 12 * MIB
const PATIENCE_MS = 30_000
const received = z.object({ bytes: z.number() })

const { ok, wrong, notChecked } = findings('Uploads')
const nginx = 'client_max_body_size 12m in nginx, request_body max_size 12MiB in Caddy'

/** A body of 12 MiB reaches the shop through the proxy, on the host where staff upload pictures. */
export async function checkUploads({ admin, ask }: Visited) {
  try {
    const { status, body } = await ask(`${admin}/api/connection`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: Buffer.alloc(BYTES),
      patienceMs: PATIENCE_MS,
    })
    const got = received.safeParse(parsed(body)).data?.bytes
    if (got === BYTES) return [ok('An upload of 12 MB passes the proxy.')]
    if (status === 429 || status === 507 || status === 408 || status === 503) {
      return [notChecked(`An upload of 12 MB was answered ${status}: try again later.`)]
    }
    const cut = got === undefined ? `is answered ${status}` : `arrives as ${got} bytes`
    return [wrong(`An upload of 12 MB ${cut}: raise the proxy’s limit (${nginx}).`)]
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    return [
      wrong(
        `The proxy ${error.message} during an upload of 12 MB: raise its limits of size and time (${nginx}).`,
      ),
    ]
  }
}
