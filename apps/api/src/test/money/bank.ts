import { randomUUID } from 'node:crypto'

/**
 * How the gateways behave for the moment: whether they do what they are asked for, and what they answer. `never`: the
 * connection breaks. `strange`: they answer with the data of another payment.
 */
export type Manner = {
  does: boolean
  answers: 'well' | 'never' | 'error' | 'garbage' | 'strange' | 'refusal'
}

/** A payment as its gateway knows it. Amounts in paisa; `reference` is the shop's id for it. */
export type Account = {
  id: string
  method: 'esewa' | 'khalti'
  reference: string
  transaction_id: string
  asked: number
  taken: number
  back: number
  state: 'open' | 'paid' | 'failed' | 'odd'
  /** Whether the shopper was sent to the gateway: nobody can pay when the answer to opening the payment was lost. */
  isReached: boolean
}

export type Bank = ReturnType<typeof openBank>
export const WELL: Manner = { does: true, answers: 'well' }

/** The books of both gateways: what they really took and really paid back, whatever they say about it. */
export function openBank() {
  const accounts = new Map<string, Account>()

  return {
    /** Changed for a step, and set back after it. */
    manner: WELL,

    all: () => [...accounts.values()],
    find: (id: string) => accounts.get(id),
    ofReference: (reference: string) =>
      [...accounts.values()].find((account) => account.reference === reference),

    forget: () => accounts.clear(),

    /** Opens a payment; a known payment is returned as it is. */
    open(method: Account['method'], given: { reference: string; asked: number }) {
      const id =
        method === 'esewa' ? given.reference : randomUUID().replaceAll('-', '').slice(0, 22)
      const transaction_id = randomUUID().slice(0, 8).toUpperCase()
      const account: Account = accounts.get(id) ?? {
        id,
        method,
        ...given,
        transaction_id,
        taken: 0,
        back: 0,
        state: 'open',
        isReached: false,
      }
      accounts.set(id, account)
      return account
    },

    /** The shopper pays an amount (paisa); a second payment is ignored. */
    pay(account: Account, amount: number) {
      if (account.state === 'paid') return
      Object.assign(account, { state: 'paid', taken: amount })
    },

    /** The shopper gives up ('failed'), or the gateway can't say yet whether it is paid ('odd'). */
    leave(account: Account, state: 'failed' | 'odd') {
      if (account.state !== 'paid') account.state = state
    },

    /** Pays back an amount (paisa), or all; false when that is more than is left. */
    payBack(transaction_id: string, amount: number | undefined) {
      const account = [...accounts.values()].find((one) => one.transaction_id === transaction_id)
      const part = amount ?? account?.taken ?? 0
      if (account?.state !== 'paid' || account.back + part > account.taken) return false
      account.back += part
      return true
    },
  }
}
