import * as z from 'zod'
import type { Server } from './process'

/** What makes the shop's first staff member, as settings. */
export const firstStaff = {
  ADMIN_EMAIL: 'boss@example.com',
  ADMIN_PASSWORD: 'keys to the back room',
}

export type Ask = Awaited<ReturnType<typeof signedIn>>

/** Calls of the first staff member. */
export async function signedIn({ url }: Server) {
  const credentials = { email: firstStaff.ADMIN_EMAIL, password: firstStaff.ADMIN_PASSWORD }
  const json = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/login/`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(credentials),
  })
  const { access } = z.object({ access: z.string() }).parse(await answer.json())
  const authorization = `Bearer ${access}`

  /** A GET; with a body, a form or null for none, a POST. */
  return async (path: string, body?: object | FormData | null) => {
    const post =
      body instanceof FormData
        ? { body }
        : body
          ? { headers: { authorization, ...json }, body: JSON.stringify(body) }
          : {}
    const method = body === undefined ? 'GET' : 'POST'
    const response = await fetch(url + path, { headers: { authorization }, method, ...post })
    if (!response.ok)
      throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    const isJson = response.headers.get('content-type')?.includes('json')
    const answered: unknown = isJson ? await response.json() : await response.text()
    return answered
  }
}
