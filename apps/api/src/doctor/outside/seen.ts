import * as z from 'zod'
import { parsed } from '../../lib/parsed'
import { NoAnswer, type Ask } from '../ask'

const seen = z.object({ address: z.string(), host: z.string(), protocol: z.string() })

/** How the shop sees a request to this origin (GET /connection), and both ends of the connection to its proxy. */
export async function seenBy(ask: Ask, origin: string, headers: Record<string, string> = {}) {
  const {
    status,
    body,
    local,
    remote,
    headers: got,
  } = await ask(`${origin}/connection`, { headers })
  const found = seen.safeParse(parsed(body))
  if (!found.success) {
    throw new NoAnswer(`answers ${status} to GET /connection, which isn’t the shop’s answer`)
  }
  return { ...found.data, local, remote, headers: got }
}
