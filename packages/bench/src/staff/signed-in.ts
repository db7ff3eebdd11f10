import * as z from 'zod'
import type { Server } from '../shops/process'

/** The settings that create the shop's first staff member. */
export const firstStaff = {
  ADMIN_EMAIL: 'boss@example.com',
  ADMIN_PASSWORD: 'keys to the back room',
}

export type Ask = Awaited<ReturnType<typeof signedIn>>

/** Signs in as the first staff member and gives a function for calls, which throws when a response isn't ok. */
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

  /** Without a body it is a GET; with an object, a form, or null for no body, a POST. */
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
