import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Gate } from '../gate'
import { ask } from '../support/ask'
import { percentile, tally } from '../support/count'

const SOCKETS = 500
// Half of the sockets never end their headers, the other half never end their body.
const head = 'POST /login/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
const slowHeaders = `${head}X-Slow: `
const slowBody = `${head}Content-Length: 5000\r\n\r\n{"email":"`

export const slowClients: Gate = {
  id: 'G16',
  aim: '500 sockets that send a byte a second (headers and bodies): all closed within 15 s, answered 408; others are served meanwhile, p99 below twice what it was',
  async run({ openShop, expect, isShort }) {
    const { port } = await openShop()
    const calm = percentile(await answerTimes(port, 2_000), 0.99)
    const sockets = Promise.all(
      Array.from({ length: SOCKETS }, (_, n) =>
        dribble(port, n % 2 === 0 ? slowHeaders : slowBody),
      ),
    )
    const meanwhile = percentile(await answerTimes(port, 8_000), 0.99)
    const closed = await sockets
    const late = closed.filter(({ seconds }) => seconds > (isShort ? 25 : 17)).length
    const longest = Math.max(...closed.map(({ seconds }) => seconds))
    const told = tally(closed.map(({ status }) => status))
    expect(
      late === 0,
      `${late} sockets were open for more than 15 s, ${longest.toFixed(1)} s at most`,
    )
    expect(!/× 2\d\d/.test(told), `a half-sent request was answered ${told}`)
    const most = isShort ? Math.max(1_000, calm * 10) : Math.max(50, calm * 2)
    expect(
      meanwhile <= most,
      `others waited ${meanwhile.toFixed(0)} ms (p99), ${calm.toFixed(0)} ms before`,
    )
    return `${SOCKETS} sockets closed after ${longest.toFixed(1)} s at most, answered ${told}; p99 of others ${calm.toFixed(0)} → ${meanwhile.toFixed(0)} ms`
  },
}

/** Sends a byte a second; gives the status of the response, and after how many seconds the connection ended. */
function dribble(port: number, start: string) {
  const began = performance.now()
  return new Promise<{ status: string; seconds: number }>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    let text = ''
    const timer = setInterval(() => socket.write('x'), 1_000)
    const end = () => {
      clearInterval(timer)
      socket.destroy()
      const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 'nothing'
      resolve({ status, seconds: (performance.now() - began) / 1000 })
    }
    socket.setEncoding('latin1').on('data', (part: string) => (text += part))
    socket.on('error', end).on('close', end).on('end', end)
    socket.on('connect', () => socket.write(start))
    globalThis.setTimeout(end, 60_000).unref()
  })
}

/** Makes up to 20 calls a second, as shoppers do, and gives their response times in ms. */
async function answerTimes(port: number, durationMs: number) {
  const times: number[] = []
  for (const until = Date.now() + durationMs; Date.now() < until;) {
    const { ms } = await ask({ port, method: 'GET', path: '/store/home' })
    times.push(ms)
    await setTimeout(50)
  }
  return times
}
