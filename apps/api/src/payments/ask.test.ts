import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { oddGateway } from '../test/odd-gateway'
import { askOverNetwork, boundedAsk } from './ask'

it('gives a gateway that never answers up, also while the garbage collector runs', async () => {
  const { url } = await oddGateway(() => 'never')
  const ask = boundedAsk(askOverNetwork, {
    closing: new AbortController().signal,
    answersWithinMs: 500,
  })
  // A context made after the flag has its own way into the collector.
  setFlagsFromString('--expose-gc')
  const collecting = setInterval(() => void runInNewContext('gc()'), 50)
  try {
    await expect(ask(url, { method: 'GET' })).rejects.toThrow('The gateway gave no usable answer.')
  } finally {
    clearInterval(collecting)
  }
})
