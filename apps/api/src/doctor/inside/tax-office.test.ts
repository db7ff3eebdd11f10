import { expect, it } from 'vitest'
import { readEnv } from '../../env'
import { NoAnswer, type Ask } from '../ask'
import { checkTaxOffice } from './tax-office'

const answering = (status: number): Ask => {
  const answer = { status, headers: {}, body: '', local: '', remote: '' }
  return async () => answer
}
const silent: Ask = async () => {
  throw new NoAnswer('didn’t answer within 5 s')
}

async function stateOf(settings: Record<string, string>, ask = answering(404)) {
  const [found] = await checkTaxOffice(readEnv(settings), ask)
  return `${found?.state}: ${found?.sentence}`
}

const own = { CBMS_USERNAME: 'shop', CBMS_PASSWORD: 'secret', CBMS_SELLER_PAN: '601234567' }

it('a shop without the settings of the tax office has nothing to check', async () => {
  expect(await checkTaxOffice(readEnv({}), answering(404))).toEqual([])
})

it('a simulated tax office and half a setting are wrong', async () => {
  expect(await stateOf({ CBMS: 'simulator' })).toContain('wrong: The tax office is simulated')
  expect(await stateOf({ CBMS_USERNAME: 'shop' })).toContain('belong together: set all or none.')
})

it('a tax office that answers is right, its test account a warning', async () => {
  expect(await stateOf(own)).toBe('ok: The tax office’s system (CBMS) answers.')
  expect(await stateOf({ ...own, CBMS_USERNAME: 'Test_CBMS' })).toContain('warning: Bills go to')
})

it('a tax office that fails or never answers is named, without the password', async () => {
  expect(await stateOf(own, answering(503))).toContain(
    'wrong: The tax office answers 503 from this',
  )
  const sentence = await stateOf(own, silent)
  expect(sentence).toContain('wrong: The tax office didn’t answer within 5 s from this machine')
  expect(sentence).not.toContain('secret')
})
