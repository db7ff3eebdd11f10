import { beforeAll, expect, it, vi } from 'vitest'

const calls: Request[] = []

beforeAll(async () => {
  vi.stubGlobal('fetch', async (request: Request) => {
    calls.push(request)
    return new Response()
  })
  const script = document.createElement('script')
  script.dataset['asOf'] = 'mxsyazs0.mx3vm6vx'
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  await import('./as-of')
})

it('every call of a page says as of which time the page was made, with what else it sends', async () => {
  const address = 'http://localhost:3000/api/store/cart'
  await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  const [call] = calls
  expect([call?.url, call?.method, await call?.text()]).toEqual([address, 'POST', '{}'])
  expect(call?.headers.get('content-type')).toBe('application/json')
  expect(call?.headers.get('x-as-of')).toBe('mxsyazs0.mx3vm6vx')
})

it('a page that the browser had kept is loaded again, and no other', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  const shown = (persisted: boolean) =>
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  shown(false)
  expect(reload).not.toHaveBeenCalled()
  shown(true)
  expect(reload).toHaveBeenCalledOnce()
})
