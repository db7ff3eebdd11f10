import type { FastifyInstance } from 'fastify'

export type Chore = () => Promise<unknown>

declare module 'fastify' {
  interface FastifyInstance {
    /** Does what is due: holds that are over, payments to ask about, mails to send. server.ts calls it every few seconds. */
    doChores: () => Promise<void>
  }
}

/** Work that nobody asks for. One that fails is logged and leaves the others alone; two rounds never overlap. */
export function giveChores(app: FastifyInstance, chores: Chore[]) {
  let round: Promise<void> | undefined

  async function doThem() {
    for (const chore of chores) {
      try {
        await chore()
      } catch (err) {
        app.log.error({ err }, 'a chore failed')
      }
    }
  }

  app.decorate('doChores', () => {
    round ??= doThem().finally(() => (round = undefined))
    return round
  })
  app.addHook('onClose', () => round)
}
