import type { Wait } from '../lib/wait'
import type { Play } from './simulator/tricks'

/** User name and password that the tax office gave the shop, with the PAN that they belong to. Never stored or logged. */
export type Credentials = { username: string; password: string; seller_pan: string }

/** Where bills are sent: to the tax office, or to the simulator inside this process. Left out, nothing is sent. */
export type TaxOfficeSettings = {
  /** For the whole answer; 15 s unless given. */
  wait?: Wait
} & ({ simulator: true; play?: Play } | ({ simulator: false; url: string } & Credentials))

/** The published test account of the tax office, for the simulator alone. */
export const simulated: Credentials = {
  username: 'Test_CBMS',
  password: 'test@321',
  seller_pan: '999999999',
}

/** What came of an attempt: the status, or the problem where no answer came. */
export type Outcome = { status: number | null; answer: string; problem: string | null }
