import type { Failure } from '@etrend/contract'

/** A rule refuses a request: answered with this status and the contract's failure. Rolls back its transaction. */
export class Refusal extends Error {
  override name = 'Refusal'
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503 | 507,
    message: string,
    readonly fields?: Failure['fields'],
    readonly about: Pick<Failure, 'code' | 'uses' | 'first' | 'rows'> = {},
  ) {
    super(message)
  }
}
