import { StartError } from '@etrend/database'
import type { Env } from '../env'
import type { TaxOfficeSettings } from '../tax-filings/office'

/** The tax office that the environment has a user name for, or the simulator. Throws StartError when a part is missing. */
export function taxOfficeOf(env: Env): TaxOfficeSettings | undefined {
  if (env.CBMS === 'simulator') return { simulator: true }
  const { CBMS_USERNAME: username, CBMS_PASSWORD: password, CBMS_SELLER_PAN: seller_pan } = env
  if (!username && !password && !seller_pan) return undefined
  if (username && password && seller_pan) {
    const url = env.CBMS_URL.replace(/\/*$/, '/')
    return { simulator: false, url, username, password, seller_pan }
  }
  throw new StartError(
    'CBMS_USERNAME, CBMS_PASSWORD and CBMS_SELLER_PAN belong together: set all or none.',
  )
}
