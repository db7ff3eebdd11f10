import { createServer, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import * as z from 'zod'
import { untilSilent } from './until-silent'

type SmsMood =
  | 'takes'
  | 'late'
  | 'twice'
  | 'garbage'
  | 'html'
  | 'wrong key'
  | 'no balance'
  | 'unknown number'
  | 'error'
  | 'busy'
  | 'moved'
  | 'never'

/** A server that plays Sparrow and Aakash, in a mood that the test may change. It is closed with the test. */
export async function playedSmsGateway() {
  const { answer: wait, silent } = untilSilent()
  const play: { mood: SmsMood } = { mood: 'takes' }
  const taken: { to: string; text: string; key: string; from: string | null }[] = []

  const server = createServer((request, response) => {
    void (async () => {
      const body = Buffer.concat(await request.toArray()).toString()
      const form = new URLSearchParams(body)
      const { pathname } = new URL(request.url ?? '', 'http://gateway')
      const isAakash = pathname.startsWith('/v')
      const say = isAakash ? sayAakash : saySparrow
      if (pathname.includes('credit')) return say(response, play.mood, true)
      if (['takes', 'late', 'twice', 'garbage', 'html', 'error'].includes(play.mood)) {
        const key = form.get('token') ?? form.get('auth_token') ?? ''
        const { to, text } = { to: form.get('to') ?? '', text: form.get('text') ?? '' }
        taken.push({ to, text, key, from: form.get('from') })
      }
      if (play.mood === 'late' || play.mood === 'never') silent()
      say(response, play.mood, false)
    })()
  })
  const open = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await open(0)
  const { port } = z.object({ port: z.number() }).parse(server.address())
  const url = `http://127.0.0.1:${port}/`
  const down = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(down)

  return {
    play,
    taken,
    /** Nothing listens any more. */
    down,
    up: () => open(port),
    sparrow: {
      gateway: 'sparrow',
      token: 'key of sparrow',
      from: 'eTrend',
      url,
      wait,
    } as const,
    aakash: {
      gateway: 'aakash',
      token: 'key of aakash',
      url,
      wait,
    } as const,
  }
}

function saySparrow(response: ServerResponse, mood: SmsMood, isCredit: boolean) {
  const refuse = (response_code: number) => json(response, 403, { response_code, response: 'No' })
  if (mood === 'wrong key') return refuse(1002)
  if (mood === 'no balance') return refuse(1012)
  if (mood === 'unknown number') return refuse(1007)
  const sent = { count: mood === 'twice' ? 2 : 1, response_code: 200, response: 'queued' }
  const credits = { credits_available: 87, credits_consumed: 13, response_code: 200 }
  return sayOdd(response, mood) || json(response, 200, isCredit ? credits : sent)
}

function sayAakash(response: ServerResponse, mood: SmsMood, isCredit: boolean) {
  const refuse = (message: string) => json(response, 200, { error: true, message, data: [] })
  if (mood === 'wrong key') return refuse('The provided Auth Token is not valid.')
  if (mood === 'no balance') return refuse('Not enough balance.')
  const one = { id: 2673160, mobile: '98', text: '', credit: 1, network: 'ntc', status: 'queued' }
  const valid = mood === 'unknown number' ? [] : mood === 'twice' ? [one, one] : [one]
  const sent = { error: false, message: 'queued', data: { valid, invalid: [] } }
  const credits = { available_credit: 87, total_sms_sent: 13, response_code: 202 }
  return sayOdd(response, mood) || json(response, 200, isCredit ? credits : sent)
}

/** Answers as no gateway should. Returns whether it did, or will never answer. */
function sayOdd(response: ServerResponse, mood: SmsMood) {
  if (mood === 'never') return true
  if (mood === 'error') return page(response, 500)
  if (mood === 'busy') return page(response, 503)
  if (mood === 'html') return page(response, 200)
  if (mood === 'moved') return page(response.setHeader('location', '/elsewhere'), 301)
  if (mood === 'garbage') response.end('{"response_code": 2')
  return mood === 'garbage'
}

function page(response: ServerResponse, status: number) {
  response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Sorry</h1>')
  return true
}

function json(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  return true
}
