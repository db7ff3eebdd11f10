import type { Log } from '../../lib/request-context'
import { signal } from '../../lib/signal'
import { inSpan } from '../../lib/spans'
import { type Gateway, GatewayDown } from './gateway'

type Call = 'start' | 'status' | 'refund' | 'refund status'

/** A call of a payment gateway has ended. */
export const gatewayCalled = signal<{
  gateway: string
  call: Call
  outcome: string
  ms: number
}>()

/**
 * The same gateway, with a line in the log, a signal and a span for each call: which call it was, how it ended and how long it
 * took. What is sent and answered is left out, since it names customers and is signed with the shop's keys.
 */
export function reportedGateway(gateway: Gateway, log: Log): Gateway {
  const { method, start, status, refunds } = gateway

  async function reported<Answer>(
    call: Call,
    ask: () => Promise<Answer>,
    outcomeOf: (answer: Answer) => string,
  ) {
    const which = { gateway: method, call }
    return await inSpan(
      { name: 'gateway call', kind: 'client', attributes: which },
      async (note) => {
        const began = performance.now()
        const report = (outcome: string) => {
          const ms = Math.round((performance.now() - began) * 10) / 10
          const about = { ...which, outcome, ms }
          log.info(about, 'gateway call')
          gatewayCalled.report(about)
          note({ outcome })
        }
        try {
          const answer = await ask()
          report(outcomeOf(answer))
          return answer
        } catch (error) {
          report(error instanceof GatewayDown ? 'down' : 'error')
          throw error
        }
      },
    )
  }

  return {
    ...gateway,
    start: (bill) =>
      reported(
        'start',
        () => start(bill),
        () => 'opened',
      ),
    status: (row) =>
      reported(
        'status',
        () => status(row),
        ({ state }) => state,
      ),
    ...(refunds && {
      refunds: {
        send: (row, amount) =>
          reported(
            'refund',
            () => refunds.send(row, amount),
            ({ outcome }) => outcome,
          ),
        lookUp: (row) =>
          reported(
            'refund status',
            () => refunds.lookUp(row),
            ({ part }) => `${part} paid back`,
          ),
      },
    }),
  }
}
