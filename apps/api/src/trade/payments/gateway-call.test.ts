import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { within } from '../../lib/wait'
import { oddGateway } from '../../test/odd-gateway'
import { askOverNetwork, limitedCall } from './gateway-call'

it('stops waiting for a gateway that never answers, even while garbage is collected', async () => {
  const { url } = await oddGateway(() => 'never')
  const waits = { answer: within(500), close: within(500) }
  const ask = limitedCall(askOverNetwork, new AbortController().signal, waits)
  // Only a context that is made after the flag was set has gc().
  setFlagsFromString('--expose-gc')
  const collecting = setInterval(() => void runInNewContext('gc()'), 50)
  try {
    await expect(ask(url, { method: 'GET' })).rejects.toThrow('The gateway gave no usable answer.')
  } finally {
    clearInterval(collecting)
  }
})
