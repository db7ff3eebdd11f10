import * as z from 'zod'
import { ask, jsonOf } from './ask'

const tokens = z.object({ access: z.string(), refresh: z.string() })

/** Signs in as a browser does: gives both tokens, the Set-Cookie headers, and the Cookie header for later requests. */
export async function signInOnWeb(
  port: number,
  who: { email: string; password: string },
  headers: Record<string, string> = {},
) {
  const said = await ask({
    port,
    method: 'POST',
    path: '/login/',
    headers: {
      'content-type': 'application/json',
      'x-session': 'web',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    body: JSON.stringify(who),
  })
  if (said.status !== 200) throw new Error(`Signing in answered ${said.status}: ${said.text}`)
  const setCookies = z.array(z.string()).parse(said.headers['set-cookie'] ?? [])
  const cookie = setCookies.map((one) => one.split(';')[0]).join('; ')
  return { ...tokens.parse(jsonOf(said)), setCookies, cookie }
}
