import * as z from 'zod'
import { staff } from './shop'

type Sent = {
  token?: string
  json?: unknown
  form?: Record<string, string | Blob>
  headers?: Record<string, string>
}

/** Sends one HTTP request and gives status, headers, text and body of the response; a JSON body is parsed. */
export async function call(method: string, url: string, { token, json, form, headers }: Sent = {}) {
  const answer = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
    },
    body: form ? formOf(form) : json === undefined ? undefined : JSON.stringify(json),
  })
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.includes('json') && text !== ''
  const body: unknown = isJson ? JSON.parse(text) : text
  return { status: answer.status, headers: answer.headers, text, body }
}

function formOf(fields: Record<string, string | Blob>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

const session = z.object({ access: z.string(), refresh: z.string() })

/** Signs in as a script does, without cookies, and gives both tokens. Throws when it is refused. */
export async function signIn(api: string, who = staff) {
  const { status, body } = await call('POST', `${api}/login/`, { json: who })
  if (status !== 200) throw new Error(`Signing in answered ${status}.`)
  return session.parse(body)
}

const row = z.object({ id: z.int() })

/** The id of the row in a call's response. */
export function idOf({ body }: { body: unknown }) {
  return row.parse(body).id
}
