import type { Env } from '../../env'
import { NoAnswer, type Ask } from '../ask'
import { findings, type Finding } from '../finding'

const { ok, warning, wrong } = findings('Payments')

/** eSewa's published test merchant (developer.esewa.com.np). */
const TEST_MERCHANT = 'EPAYTEST'
const LIVE_ESEWA = new Set(['epay.esewa.com.np', 'esewa.com.np'])
const LIVE_KHALTI = 'khalti.com'

type Settings = Pick<
  Env,
  | 'PAYMENTS'
  | 'ESEWA_PRODUCT_CODE'
  | 'ESEWA_SECRET'
  | 'ESEWA_FORM_URL'
  | 'ESEWA_STATUS_URL'
  | 'KHALTI_SECRET_KEY'
  | 'KHALTI_URL'
>

/** The gateways have keys of the same system as their addresses, live or test, and answer from here. */
export async function checkPayments(env: Settings, ask: Ask): Promise<Finding[]> {
  if (env.PAYMENTS === 'simulator') {
    return [wrong('Payments are simulated, no money is moved: leave PAYMENTS out before you sell.')]
  }
  const found = [...(await esewaFindings(env, ask)), ...(await khaltiFindings(env, ask))]
  if (found.length > 0) return found
  return [ok('No gateway has keys: customers pay cash on delivery.')]
}

async function esewaFindings(env: Settings, ask: Ask): Promise<Finding[]> {
  const { ESEWA_PRODUCT_CODE: code, ESEWA_SECRET: secret, ESEWA_STATUS_URL: url } = env
  if (!code && !secret) return []
  if (!code || !secret) {
    return [wrong('ESEWA_PRODUCT_CODE and ESEWA_SECRET belong together: set both or none.')]
  }
  const addresses = [url, env.ESEWA_FORM_URL].map((one) => new URL(one).hostname)
  const isTest = code === TEST_MERCHANT
  if (addresses.some((host) => LIVE_ESEWA.has(host) === isTest)) {
    return [
      wrong(
        'eSewa’s merchant and addresses are partly live, partly of its test system: set ESEWA_PRODUCT_CODE, ESEWA_FORM_URL and ESEWA_STATUS_URL to the same system.',
      ),
    ]
  }
  const answer = await reach(ask, url)
  if ('failure' in answer) return [unreachable('eSewa', answer.failure)]
  return [isTest ? tests('eSewa') : ok('eSewa’s live system answers.')]
}

async function khaltiFindings(env: Settings, ask: Ask): Promise<Finding[]> {
  const { KHALTI_SECRET_KEY: key, KHALTI_URL: url } = env
  if (!key) return []
  // Asks about a payment that doesn't exist: a wrong key is refused before it is looked for.
  const answer = await reach(ask, new URL('epayment/lookup/', url).href, {
    method: 'POST',
    headers: { authorization: `Key ${key}`, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ pidx: 'doctor' })),
  })
  if ('failure' in answer) return [unreachable('Khalti', answer.failure)]
  if (answer.status === 401 || answer.status === 403) {
    return [
      wrong(
        'Khalti refuses the key: copy KHALTI_SECRET_KEY again, from the same system, live or test, as KHALTI_URL.',
      ),
    ]
  }
  return [
    new URL(url).hostname === LIVE_KHALTI
      ? ok('Khalti’s live system takes the key.')
      : tests('Khalti'),
  ]
}

function tests(gateway: string) {
  return warning(
    `${gateway} is set to its test system, which moves no money: set its live keys and addresses before you sell.`,
  )
}

function unreachable(gateway: string, failure: string) {
  return wrong(
    `${gateway} ${failure} from this machine: open its firewall for https to ${gateway}, or try again later.`,
  )
}

type Reached = { status: number } | { failure: string }

/** Any answer below 500 will do: without a payment, gateways answer with a refusal. */
async function reach(ask: Ask, url: string, request: Parameters<Ask>[1] = {}): Promise<Reached> {
  try {
    const { status } = await ask(url, request)
    return status >= 500 ? { failure: `answers ${status}` } : { status }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    return { failure: error.message }
  }
}
