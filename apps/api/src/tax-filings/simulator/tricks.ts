import type { FastifyInstance, FastifyReply } from 'fastify'

/**
 * How the simulated tax office misbehaves. never: does nothing and doesn't answer; down: does nothing and answers 500;
 * refuses: 104 with HTTP 400; password: 100; unsaved: 102; unknown: 103; missing: 105; lost: 101 to a credit note, whose
 * bill it says it doesn't have. The others do what the call asks
 * for, and differ in the answer. late: none; twice: the second one, as if a proxy repeated the call; garbage; page: HTML; echo: what
 * was sent, password and all.
 */
export const tricks = [
  'never',
  'down',
  'refuses',
  'password',
  'unsaved',
  'unknown',
  'missing',
  'lost',
  'late',
  'twice',
  'garbage',
  'page',
  'echo',
] as const
export type Trick = (typeof tricks)[number]

/**
 * What the simulator of a test does at present; `onCall` chooses anew for each call, and `silent` is called when an answer
 * begins to be kept back for ever.
 */
export type Play = {
  trick?: Trick | undefined
  onCall?: (path: string) => Trick | undefined
  silent?: () => void
}

const REPEATED = 'x-repeated'
const codes = new Map<Trick, string>([
  ['refuses', '104'],
  ['password', '100'],
  ['unsaved', '102'],
  ['unknown', '103'],
  ['missing', '105'],
  ['lost', '101'],
])

/** Makes every route of the scope misbehave as `play` says, or else as was chosen on the simulator's page. */
export function misbehave(
  scope: FastifyInstance,
  play: Play,
  chosenTrick: () => Promise<Trick | undefined>,
) {
  const chosen = new WeakMap<object, Trick>()

  scope.addHook('preHandler', async (request, reply) => {
    const { url, headers, body } = request
    const trick = headers[REPEATED]
      ? undefined
      : (play.onCall?.(url) ?? play.trick ?? (await chosenTrick()))
    if (!trick) return undefined
    chosen.set(request, trick)
    if (trick === 'never') await forever(play)
    if (trick === 'down') return reply.status(500).type('text/html').send('<h1>Server Error</h1>')
    const code = codes.get(trick)
    // To a bill, 101 means that it was taken.
    const isCodeOfNotes = trick === 'lost'
    if (code && (!isCodeOfNotes || url.endsWith('/billreturn')))
      return reply.status(400).send({ message: code })
    if (trick === 'twice') {
      const again = { ...headers, [REPEATED]: 'yes' }
      await scope.inject({ method: 'POST', url, headers: again, payload: JSON.stringify(body) })
    }
    return undefined
  })

  scope.addHook('onSend', async (request, reply, payload) => {
    const trick = chosen.get(request)
    if (trick === 'late') await forever(play)
    if (trick === 'echo') return JSON.stringify(request.body)
    if (trick === 'garbage') return '\u0000{"mess'
    return trick === 'page' ? errorPage(reply) : payload
  })
}

function errorPage(reply: FastifyReply) {
  reply.status(200).type('text/html')
  return '<html><body>Request Rejected</body></html>'
}

function forever({ silent }: Play) {
  silent?.()
  return new Promise<never>(() => {})
}
