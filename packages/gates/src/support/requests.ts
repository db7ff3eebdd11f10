import { randomUUID } from 'node:crypto'
import { png } from '@etrend/e2e/support/png'
import type { Question } from './ask'
import type { ContractCall } from './contract-calls'

export type Fields = Record<string, unknown>

/** Values that a request gets instead of the contract's examples. */
export type Filling = {
  token?: string
  /** Path parameters by name. */
  path?: Record<string, string>
  query?: Record<string, string>
  body?: Fields
  headers?: Record<string, string>
}

type Request = Omit<Question, 'port'> & { headers: Record<string, string> }

const picture = png()

/** Builds the request of a call, with the contract's own examples for everything that the filling doesn't give. */
export function requestOf(
  call: ContractCall,
  { token, path, query, body, headers }: Filling = {},
): Request {
  const filled = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const example = call.parameters.find((one) => one.name === name)?.example
    // Through bytes, since encodeURIComponent throws for half a pair of surrogates.
    return encodeURIComponent(Buffer.from(path?.[name] ?? String(example ?? 1)).toString())
  })
  const required = call.parameters.filter((one) => one.in === 'query' && one.required)
  const asked = new URLSearchParams({
    ...Object.fromEntries(required.map(({ name, example }) => [name, String(example)])),
    ...query,
  }).toString()
  const hasKey = call.parameters.some(({ name }) => name === 'idempotency-key')
  const content = contentOf(call, body ?? call.body?.example)
  return {
    method: call.method,
    path: asked ? `${filled}?${asked}` : filled,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(hasKey && { 'idempotency-key': randomUUID() }),
      ...content?.headers,
      ...headers,
    },
    body: content?.body,
  }
}

function contentOf(call: ContractCall, body: Fields | undefined) {
  if (!call.body || !body) return undefined
  if (call.body.type === 'form') return formOf(body)
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

const BOUNDARY = '----etrendgates'

/** A multipart form; a field whose text ends in .png or .csv is sent as such a file. */
export function formOf(fields: Fields) {
  const parts = Object.entries(fields).flatMap(([name, value]) => {
    const { head, bytes } = partOf(name, value)
    return [Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`), bytes, Buffer.from('\r\n')]
  })
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  }
}

function partOf(name: string, value: unknown) {
  const disposition = `Content-Disposition: form-data; name="${name.replaceAll(/["\r\n]/g, '_')}"`
  if (value instanceof Buffer) return fileOf(disposition, 'picture.png', 'image/png', value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (text.endsWith('.png')) return fileOf(disposition, text, 'image/png', picture)
  if (text.endsWith('.csv')) return fileOf(disposition, text, 'text/csv', Buffer.from(sheet))
  return { head: disposition, bytes: Buffer.from(text) }
}

function fileOf(disposition: string, name: string, type: string, bytes: Buffer) {
  const file = name.replaceAll(/["\r\n]/g, '_')
  return { head: `${disposition}; filename="${file}"\r\nContent-Type: ${type}`, bytes }
}

const sheet =
  'Title,Price,Category,Sub category,Brand,Color,Size,Quantity\nLinen Kurta,1500,Women,Tops,Himal,Navy,MD,2\n'
