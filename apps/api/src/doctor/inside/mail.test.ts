import { expect, it } from 'vitest'
import { dataDirParts } from '../../data-dir/data-dir'
import { readEnv } from '../../env'
import { playedMailServer } from '../../test/played-mail-server'
import { visitedShop, problemsIn } from '../../test/visited-shop'
import { examine } from '../doctor'
import { checkMail } from './mail'

const records = {
  resolveTxt: async () => [['v=spf1 include:mail.example -all']],
  resolveMx: async () => [{ exchange: 'mail.example', priority: 10 }],
}
const MAIL_FROM = 'eTrend <shop@shop.example>'

async function settings(way: Parameters<typeof playedMailServer>[0]) {
  return { SMTP_URL: `smtp://shop:s3cret@127.0.0.1:${await playedMailServer(way)}`, MAIL_FROM }
}

it('a mail server that takes the sign-in is well, and gets no mail', async () => {
  expect(await checkMail(await settings('takes'), records)).toEqual([
    {
      check: 'Mail server',
      state: 'ok',
      sentence: 'The mail server 127.0.0.1 takes the shop’s mails.',
    },
    { check: 'Mail sender', state: 'ok', sentence: 'shop.example has SPF and MX records.' },
  ])
})

it('a mail server that refuses the sign-in is named', async () => {
  const [problem] = problemsIn(await checkMail(await settings('refuses'), records))
  expect(problem).toContain('wrong: Mail server: The mail server 127.0.0.1 ')
  expect(problem).toContain('refuses the sign-in: correct user and password in SMTP_URL.')
})

it('a shop without a mail server is warned', async () => {
  const [problem] = problemsIn(await checkMail({ SMTP_URL: undefined, MAIL_FROM }, records))
  expect(problem).toContain('warning: Mail server: Customers get no mails')
})

it('a sender’s domain without records is named, and a name server that fails is no verdict', async () => {
  const given = await settings('takes')
  const none = async () => {
    throw Object.assign(new Error('no such records'), { code: 'ENODATA' })
  }
  const [, bare] = await checkMail(given, { resolveTxt: none, resolveMx: none })
  expect(bare).toMatchObject({ state: 'warning' })
  expect(bare?.sentence).toContain(
    'shop.example, the domain of MAIL_FROM, has no SPF and MX record',
  )
  const fails = async () => {
    throw Object.assign(new Error('no answer'), { code: 'ETIMEOUT' })
  }
  const [, unknown] = await checkMail(given, { ...records, resolveMx: fails })
  expect(unknown).toMatchObject({ state: 'not checked' })
  const [, local] = await checkMail({ ...given, MAIL_FROM: 'no-reply@localhost' }, records)
  expect(local).toMatchObject({ state: 'wrong' })
})

it('what a mail server repeats of the password isn’t printed', async () => {
  const { storefront, admin } = await visitedShop({ scheme: 'http', instead: 'a page' })
  const env = readEnv({ ...(await settings('repeats')), DATA_DIR: '/nowhere' })
  const inside = {
    env,
    folders: dataDirParts(env.DATA_DIR, env),
    lastBackup: async () => undefined,
    lookups: records,
  }
  const found = await examine({ storefront, admin, inside })
  expect(problemsIn(found).join()).toContain('wrong: Mail server')
  expect(JSON.stringify(found)).not.toContain('s3cret')
})
