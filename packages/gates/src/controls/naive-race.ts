import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { call } from '@etrend/e2e/support/call'
import * as z from 'zod'

const naiveShop = fileURLToPath(new URL('naive-shop.ts', import.meta.url))
const listening = z.tuple([z.object({ port: z.int() }), z.unknown()])

/** Gives how many pieces a shop without transactions sells to `buyers` at once, when it has only `pieces`. */
export async function piecesSoldByNaiveShop(buyers: number, pieces: number) {
  const child = fork(naiveShop, [String(pieces)], { execArgv: ['--import', 'tsx'] })
  try {
    const [{ port }] = listening.parse(await once(child, 'message'))
    const url = `http://127.0.0.1:${port}/store/orders`
    const answers = await Promise.all(Array.from({ length: buyers }, () => call('POST', url)))
    return answers.filter(({ status }) => status === 201).length
  } finally {
    child.kill('SIGKILL')
  }
}
