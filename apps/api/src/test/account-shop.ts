import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { contract, session, type Credentials, type Session, type Tokens } from '@etrend/contract'
import cookie from '@fastify/cookie'
import { initServer } from '@ts-rest/fastify'
import fastify from 'fastify'
import { inject, onTestFinished } from 'vitest'
import { accountRoutes } from '../account/account-routes'
import { createFirstStaff } from '../account/first-staff'
import type { Passwords } from '../account/passwords'
import { createSessions } from '../account/sessions'
import { openFile } from '../db/client'
import { guardRoutes } from '../http/access'
import { answerErrors, refuseInvalid } from '../http/errors'
import { appsByHost } from '../http/hosts'
import { openBackground } from '../lib/background'
import { outboxDelivery, type Deliver } from '../mail/delivery'
import { openOutbox } from '../mail/outbox'
import { ordersOf } from '../trade/rows/order-facts'
import { copyOf } from './folders'
import { quickPasswords } from './quick-passwords'

export const key = new Uint8Array(48).fill(7)
export const sita = { username: 'Sita', email: 'sita@example.com', password: 'a quiet blue kurta' }
export const staff = { email: 'boss@example.com', password: 'keys to the back room' }

/** The account routes on a new, empty database, with a clock that the test sets. Deleted when the test ends. */
export async function openShop({
  origin = 'http://localhost:4000',
  deliver,
  staffIdleHours,
  passwords = quickPasswords,
  hasMailServer = false,
}: {
  origin?: string
  deliver?: Deliver
  staffIdleHours?: number
  passwords?: Passwords
  hasMailServer?: boolean
} = {}) {
  const folder = copyOf(inject('readyShops').migrated)
  const outbox = join(folder, 'outbox')
  const db = openFile(join(folder, 'shop.db'))
  await db.migrations.apply()
  const log: string[] = []
  const time = { now: Date.parse('2026-03-01T10:00:00Z') }
  const clock = () => new Date(time.now)
  const app = fastify({
    logger: { level: 'trace', stream: { write: (line) => void log.push(line) } },
  })
  answerErrors(app)
  const adminOrigin = 'http://admin.localhost:4000'
  const appOf = appsByHost({ storefrontOrigin: origin, adminOrigin })
  const sessions = createSessions({ db, clock, key, origin, appOf, staffIdleHours })
  guardRoutes(app, sessions.identify)
  await app.register(cookie)
  const run = openBackground((err) => app.log.error({ err }, 'work failed'))
  const waits: number[] = []
  const background = Object.assign((...[work, waitMs = 0]: Parameters<typeof run>) => {
    waits.push(waitMs)
    run(work, waitMs)
  }, run)
  const { send: sendMail } = openOutbox({
    db,
    clock,
    deliver: deliver ?? outboxDelivery({ outbox, from: 'eTrend <shop@example.com>' }),
    log: app.log,
    background,
  })
  const { routes } = accountRoutes({
    db,
    passwords,
    hasMailServer,
    clock,
    key,
    appOf,
    sessions,
    origin,
    adminOrigin,
    background,
    ordersOf,
    sendMail,
  })
  const { account, customRoles, factors, members, privacy, profile } = contract
  const server = initServer()
  const calls = { account, customRoles, factors, members, privacy, profile }
  await app.register(server.plugin(server.router(calls, routes)), {
    responseValidation: true,
    logInitialization: false,
    requestValidationErrorHandler: refuseInvalid,
  })
  app.get('/mine', { config: { access: 'customer' } }, (request) => ({ ...request.visitor }))
  onTestFinished(async () => {
    await app.close()
    await background.settled()
    await db.close()
    rmSync(folder, { recursive: true })
  })

  const post = (url: string, body?: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, headers, ...(body && { payload: body }) })

  /** Signs in and checks the five fields of the answer. */
  async function login({ email, password }: Credentials, headers: Record<string, string> = {}) {
    const answer = await post('/login/', { email, password }, headers)
    const cookies = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    return { ...session.parse(answer.json()), cookie: cookies, answer }
  }

  return {
    app,
    db,
    clock,
    log,
    post,
    login,
    wait: (seconds: number) => void (time.now += seconds * 1000),
    register: (who: object = sita) => post('/register/', who),
    outbox,
    /** How many ms each work after an answer waits. */
    waits,
    /** Does the work that waits after answers, and resolves when it is done. */
    settled: run.settled,
    /** The mails in the outbox, oldest first, decoded. */
    async mails() {
      await background.settled()
      const names = existsSync(outbox) ? readdirSync(outbox).toSorted() : []
      return names.map((name) => readable(readFileSync(join(outbox, name), 'utf8')))
    },
    addStaff: () => createFirstStaff({ db, clock, passwords: quickPasswords, ...staff }),
    refresh: ({ refresh }: Pick<Tokens, 'refresh'>, headers: Record<string, string> = {}) =>
      post('/refresh/', { refresh }, headers),

    /** The status of a customer's call with this access token. */
    async status({ access }: Pick<Session, 'access'>, headers: Record<string, string> = {}) {
      const authorization = `Bearer ${access}`
      return (await app.inject({ url: '/mine', headers: { authorization, ...headers } })).statusCode
    },
  }
}

/** Decodes quoted-printable. */
function readable(eml: string) {
  return eml.replaceAll('=\r\n', '').replaceAll('=3D', '=')
}
