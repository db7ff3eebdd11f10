import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sendForm, useUploadProgress } from './upload'

/** A request that is answered at once; `headers` gives the answer's header lines. */
function requestAnswering(headers: () => string) {
  return class {
    upload = {}
    status = 200
    responseText = '{}'
    getAllResponseHeaders = headers
    onload?: () => void
    open() {}
    setRequestHeader() {}
    abort() {}
    send() {
      // As in a browser, an error in a listener doesn't reach the sender.
      try {
        this.onload?.()
      } catch {
        return
      }
    }
  }
}

test('an upload whose answer can’t be read fails, instead of going on forever', async () => {
  const headers = () => {
    throw new TypeError('Invalid header')
  }
  vi.stubGlobal('XMLHttpRequest', requestAnswering(headers))
  const sending = sendForm('/api/x', { body: new FormData() })
  await expect(sending).rejects.toThrow('Invalid header')
  expect(renderHook(useUploadProgress).result.current).toBeUndefined()
})

test('an upload that was given up before it began is not sent', async () => {
  const sent = vi.fn<() => void>()
  const Request = requestAnswering(() => '')
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends Request {
      override send() {
        sent()
      }
    },
  )
  const signal = AbortSignal.abort()
  await expect(sendForm('/api/x', { body: new FormData(), signal })).rejects.toThrow(/abort/i)
  expect(sent).not.toHaveBeenCalled()
})

test('a time-out that comes after the answer stops nothing', async () => {
  const stopped = vi.fn<() => void>()
  const Request = requestAnswering(() => '')
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends Request {
      override abort() {
        stopped()
      }
    },
  )
  const call = new AbortController()
  await sendForm('/api/x', { body: new FormData(), signal: call.signal })
  call.abort()
  expect(stopped).not.toHaveBeenCalled()
})
