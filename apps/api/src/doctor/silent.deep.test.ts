import { createServer } from 'node:net'
import { stopGivenTime } from '@etrend/tooling/given-time'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod'
import { readEnv } from '../env'
import { playedMailServer } from '../test/played-mail-server'
import { problemsIn, visitedShop } from '../test/visited-shop'
import { asking } from './ask'
import { checkMail } from './inside/mail'
import { checkPayments } from './inside/payments'

// Headers of real answers hold the machine's time.
beforeAll(stopGivenTime)

// Each waits for an answer for 5 s, as long as the doctor does.

it('a host that never answers is named, and nothing else is asked of it', async () => {
  const { examine } = await visitedShop({ scheme: 'http', instead: 'silence' })
  const found = await examine()
  const problems = problemsIn(found)
  expect(problems).toHaveLength(2)
  for (const problem of problems)
    expect(problem).toContain('didn’t answer within 5 s: start the shop and its proxy')
  expect(found.map(({ check, state }) => `${state}: ${check}`)).toContain('not checked: The proxy')
})

it('a proxy that waits for the end of answers is named', async () => {
  const { examine } = await visitedShop({ buffers: true })
  expect(problemsIn(await examine())).toEqual([
    expect.stringContaining(
      'wrong: Live updates: The stream of live updates didn’t answer within 5 s: the proxy holds it back, so turn its buffering off',
    ),
  ])
})

it('a gateway that never answers is named', async () => {
  const server = createServer(() => {})
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const { port } = z.object({ port: z.number() }).parse(server.address())
  const settings = { KHALTI_SECRET_KEY: 'k3y', KHALTI_URL: `https://127.0.0.1:${port}/` }
  const [found] = await checkPayments(readEnv(settings), asking({}))
  expect(found).toMatchObject({
    state: 'wrong',
    sentence: expect.stringContaining('Khalti didn’t answer within 5 s') as unknown,
  })
})

it('a mail server that greets nobody is named', async () => {
  const SMTP_URL = `smtp://shop:s3cret@127.0.0.1:${await playedMailServer('silence')}`
  const settings = { SMTP_URL, MAIL_FROM: 'eTrend <shop@shop.example>' }
  const records = {
    resolveTxt: async () => [['v=spf1 include:mail.example -all']],
    resolveMx: async () => [{ exchange: 'mail.example', priority: 10 }],
  }
  const [problem] = problemsIn(await checkMail(settings, records))
  expect(problem).toContain('wrong: Mail server: The mail server 127.0.0.1 ')
  expect(problem).toContain('can’t be used (Greeting never received')
})
