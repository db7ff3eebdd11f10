import { builtInRole, type HeldRole } from '@etrend/contract'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { createQueryClient } from '../lib/query-client'
import { App } from './app'

type Request = {
  call: string
  query: string
  body: unknown
  access: string | null
  match: string | null
  session: string | null
}
export type Answer = {
  status?: number
  body?: unknown
  total?: number
  headers?: Record<string, string>
}
/** The server's responses by 'METHOD /path'. A call that is not listed fails as if the network were down. */
export type Answers = Record<string, Answer | ((request: Request) => Answer | Promise<Answer>)>

/** The answer of a list whose page has these rows. */
export const pageOf = (rows: unknown[], total = rows.length): Answer => ({ body: rows, total })

/** The profile of somebody with this role, whose session waits for a second factor or for nothing. */
export function profileOf(
  { role: staff_role, ...held }: HeldRole,
  factor_asks = 'nothing',
): Answer {
  return { body: { role: null, staff_role, ...held, factor_asks } }
}

/** Default responses to the calls of every screen (bell, live events); `requests` leaves them out. Tests can override. */
const frame: Partial<Record<string, Answer>> = {
  'GET /profile/': profileOf(builtInRole('owner')),
  'GET /staff/stock/units/': pageOf([]),
  'GET /staff/stock/product-colors/counts/': { body: { all: 0, out: 0, low: 0, in: 0 } },
  'GET /staff/orders': pageOf([]),
  'GET /staff/waiting/': { body: {} },
  'GET /staff/orders/counts': { body: { counts: [], to_call: 0 } },
  'GET /staff/mails': pageOf([]),
  'GET /staff/sms': pageOf([]),
  'GET /staff/webhooks/': { body: [] },
  'GET /staff/couriers/': pageOf([]),
  'GET /staff/tax-filings/summary/': { body: { refused: 0, late: 0 } },
  'GET /staff/products/facts/': { body: [] },
  'GET /staff/views': { body: [] },
  'GET /staff/live': { status: 503, body: { message: 'Tests have no live events.' } },
}

/** An answer that the test holds back until it calls `release`. */
export function heldBack(answer: Answer) {
  let release = () => {}
  const held = new Promise<Answer>((resolve) => {
    release = () => resolve(answer)
  })
  return { answer: () => held, release }
}

/** Opens the app at an address, as a browser would, with the network answered by `answers`. */
export function openApp(address: string, answers: Answers) {
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname, search } = new URL(url, location.origin)
    const call = `${init.method} ${pathname.replace(/^\/api/, '')}`
    const headers = new Headers(init.headers)
    const request = {
      call,
      query: search,
      body: readable(init.body),
      access: headers.get('authorization'),
      match: headers.get('if-match'),
      session: headers.get('x-session'),
    }
    const answer = answers[call]
    const framed = frame[call]
    if (framed && !answer) return respond(framed)
    requests.push(request)
    if (!answer) throw new TypeError('Failed to fetch')
    return respond(typeof answer === 'function' ? await answer(request) : answer)
  })
  vi.stubGlobal('XMLHttpRequest', FormRequest)
  history.replaceState(null, '', address)
  render(<App queryClient={createQueryClient()} />)
  return {
    user: userEvent.setup(),
    requests,
    sent: (call: string) => requests.find((one) => one.call === call),
  }
}

/** Stub of XMLHttpRequest, which sends the forms (lib/upload). Passes them to the stubbed fetch. */
class FormRequest {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  status = 0
  responseText = ''
  onload?: () => void
  onerror?: () => void
  private readonly headers = new Headers()
  private asked: [method: string, url: string] = ['', '']

  open(...asked: [method: string, url: string]) {
    this.asked = asked
  }

  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value)
  }

  getAllResponseHeaders() {
    return 'content-type: application/json'
  }

  async send(body: FormData) {
    const [method, url] = this.asked
    this.upload.onprogress?.({ loaded: 1, total: 2 })
    try {
      const answer = await fetch(url, { method, headers: this.headers, body })
      this.status = answer.status
      this.responseText = await answer.text()
      this.onload?.()
    } catch {
      this.onerror?.()
    }
  }
}

function respond({ status = 200, body, total, headers: given }: Answer) {
  const headers = new Headers({ 'content-type': 'application/json', ...given })
  if (total !== undefined) headers.set('x-total-count', String(total))
  const isJson = headers.get('content-type') === 'application/json'
  const text = isJson ? JSON.stringify(body) : String(body)
  return new Response(body === undefined ? null : text, { status, headers })
}

function readable(body: RequestInit['body']): unknown {
  if (body instanceof FormData) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : undefined
}
