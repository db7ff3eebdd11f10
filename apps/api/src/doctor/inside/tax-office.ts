import type { Env } from '../../env'
import { NoAnswer, type Ask } from '../ask'
import { findings, type Finding } from '../finding'

const { ok, warning, wrong } = findings('Tax office')

/** The tax office's published test account. */
const TEST_ACCOUNT = 'Test_CBMS'

type Settings = Pick<
  Env,
  'CBMS' | 'CBMS_USERNAME' | 'CBMS_PASSWORD' | 'CBMS_SELLER_PAN' | 'CBMS_URL'
>

/**
 * The tax office's system can be reached, with all of its settings; nothing where there are none. User name and password aren't tried, since it has no
 * call for that but sending a bill.
 */
export async function checkTaxOffice(env: Settings, ask: Ask): Promise<Finding[]> {
  const { CBMS_USERNAME: user, CBMS_PASSWORD: password, CBMS_SELLER_PAN: pan, CBMS_URL: url } = env
  if (env.CBMS === 'simulator') {
    return [wrong('The tax office is simulated, it gets no bills: leave CBMS out before you sell.')]
  }
  if (!user && !password && !pan) return []
  if (!user || !password || !pan) {
    return [
      wrong('CBMS_USERNAME, CBMS_PASSWORD and CBMS_SELLER_PAN belong together: set all or none.'),
    ]
  }
  try {
    const { status } = await ask(url, {})
    if (status >= 500) return [unreachable(`answers ${status}`)]
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    return [unreachable(error.message)]
  }
  if (user !== TEST_ACCOUNT) return [ok('The tax office’s system (CBMS) answers.')]
  return [
    warning(
      'Bills go to the tax office’s test account: set your own CBMS_USERNAME, CBMS_PASSWORD and CBMS_SELLER_PAN before you sell.',
    ),
  ]
}

function unreachable(failure: string) {
  return wrong(
    `The tax office ${failure} from this machine: open its firewall for https to CBMS_URL, or try again later. Bills wait meanwhile.`,
  )
}
