import { setTimeout } from 'node:timers/promises'
import { call, signIn } from '@etrend/e2e/support/call'
import { staff } from '@etrend/e2e/support/shop'
import * as z from 'zod'
import type { Gate, GateRun, OpenShop } from '../gate'
import { ask } from '../support/ask'
import { atOnce } from '../support/at-once'
import { invariantBreaches } from '../support/books'
import { newBuyer } from '../support/buyers'
import { tally } from '../support/count'
import { customers } from '../support/stocked'
import { signInOnWeb } from '../support/web-session'

const GRACE_MS = 10_000
const [maya, hari] = customers
const tokens = z.object({ access: z.string(), refresh: z.string() })

export const sessions: Gate = {
  id: 'G11',
  aim: '500 sessions outlive a stop and a kill; signing out, reuse of a token and a new password end them; 10 renewals at once sign nobody out; the 11th wrong password is 429, a known device still signs in',
  async run(run) {
    const { openShop, expect, many } = run
    const first = await openShop()
    const reused = await signIn(first.api, loginOf(maya))
    const successor = await renewed(first.api, reused.refresh)
    const usedAt = Date.now()
    const open = await atOnce(8, Array.from({ length: many(500, 12) }), () =>
      signIn(first.api, loginOf(maya)),
    )
    await first.stop()
    const second = await openShop({ DATA_DIR: first.dataDir })
    const afterStop = await renewAll(second, open)
    await second.stop('SIGKILL')
    const shop = await openShop({ DATA_DIR: first.dataDir })
    const afterKill = await renewAll(shop, afterStop)
    expect(
      afterKill.length === open.length,
      `${afterKill.length} of ${open.length} sessions outlived a stop and a kill`,
    )

    await endings(shop, run, afterKill)
    const parallel = await renewedAtOnce(shop)
    expect(parallel === '10 × 200', `10 renewals at once answered ${parallel}`)
    await setTimeout(Math.max(0, usedAt + GRACE_MS + 1_000 - Date.now()))
    const thief = await renewal(shop.api, reused.refresh)
    const victim = await renewal(shop.api, successor)
    expect(
      thief === 401 && victim === 401,
      `a used token answered ${thief}, and its successor then ${victim}`,
    )
    const lockout = await guesses(shop, run)
    await shop.stop()
    for (const breach of invariantBreaches(shop.dataDir)) expect(false, breach)
    return `${afterKill.length} of ${open.length} sessions outlived both; reuse ${thief}, then ${victim}; at once ${parallel}; ${lockout}`
  },
}

function loginOf({ email, password }: { email: string; password: string }) {
  return { email, password }
}

async function renewal(api: string, refresh: string) {
  return (await call('POST', `${api}/refresh/`, { json: { refresh }, headers: newBuyer().headers }))
    .status
}

async function renewed(api: string, refresh: string) {
  const { body } = await call('POST', `${api}/refresh/`, {
    json: { refresh },
    headers: newBuyer().headers,
  })
  return tokens.parse(body).refresh
}

async function renewAll({ api }: OpenShop, sessions: { refresh: string }[]) {
  const answers = await atOnce(8, sessions, ({ refresh }) =>
    call('POST', `${api}/refresh/`, { json: { refresh }, headers: newBuyer().headers }),
  )
  return answers.flatMap(({ status, body }) => (status === 200 ? [tokens.parse(body)] : []))
}

/** Checks that signing out ends only its own session, and a new password ends all others. */
async function endings({ api }: OpenShop, { expect }: GateRun, open: { access: string }[]) {
  const isIn = async (token: string) => (await call('GET', `${api}/profile/`, { token })).status
  const [leaving, staying, changing] = open
  if (!leaving || !staying || !changing) throw new Error('Too few sessions are left.')
  await call('POST', `${api}/logout/`, { token: leaving.access })
  expect((await isIn(leaving.access)) === 401, 'a session that signed out is still let in')
  expect((await isIn(staying.access)) === 200, 'signing out ended another session too')
  const json = { current_password: maya.password, password: 'a terrace above Pokhara' }
  const changed = await call('POST', `${api}/profile/password/`, { token: changing.access, json })
  expect(
    changed.status === 200,
    `changing the password answered ${changed.status}: ${changed.text}`,
  )
  const others = await atOnce(8, open.slice(3), ({ access }) => isIn(access))
  expect(
    new Set([...others, await isIn(staying.access)]).size === 1,
    `after a new password others are answered ${tally(others)}`,
  )
  expect((await isIn(staying.access)) === 401, 'a new password left another session open')
}

async function renewedAtOnce({ api }: OpenShop) {
  const { refresh } = await signIn(api, loginOf(hari))
  const statuses = await Promise.all(Array.from({ length: 10 }, () => renewal(api, refresh)))
  return tally(statuses)
}

/** Strangers guess the password of staff until sign-ins are 429; the owner still signs in from a known device. */
async function guesses(shop: OpenShop, { expect, isShort }: GateRun) {
  const { port } = shop
  const home = await signInOnWeb(port, staff)
  const guess = async (password: string, cookie = '') => {
    const headers = {
      'content-type': 'application/json',
      ...newBuyer().headers,
      ...(cookie !== '' && { cookie, 'sec-fetch-site': 'same-origin' }),
    }
    const body = JSON.stringify({ email: staff.email, password })
    return await ask({ port, method: 'POST', path: '/login/', headers, body })
  }
  const wrong = await atOnce(1, Array.from({ length: 10 }), () => guess('not the password'))
  const eleventh = await guess('not the password')
  const statuses = tally(wrong.map(({ status }) => status))
  const seconds = Number(eleventh.headers['retry-after'])
  expect(statuses === '10 × 401', `10 wrong passwords answered ${statuses}`)
  expect(
    eleventh.status === 429 && seconds > 0,
    `the 11th answered ${eleventh.status}, Retry-After ${seconds}`,
  )
  const known = await guess(staff.password, home.cookie)
  expect(known.status === 200, `the owner's own device was answered ${known.status} meanwhile`)
  if (!isShort) {
    await setTimeout(seconds * 1000 + 500)
    await guess('not the password')
    const later = Number((await guess('not the password')).headers['retry-after'])
    expect(later > seconds, `Retry-After went from ${seconds} to ${later}`)
  }
  return `wrong passwords ${statuses}, then ${eleventh.status} for ${seconds} s, known device ${known.status}`
}
