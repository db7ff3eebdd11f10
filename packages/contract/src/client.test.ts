import { initClient } from '@ts-rest/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConnectionError, createFetcher, type TokenStore } from './client.ts'
import { contract } from './index.ts'

const answers: (Response | Error)[] = []
const network = vi.fn<typeof fetch>(() => {
  const next = answers.shift() ?? new Error('no answer prepared')
  return next instanceof Error ? Promise.reject(next) : Promise.resolve(next)
})

beforeEach(() => {
  answers.length = 0
  network.mockClear()
  vi.stubGlobal('fetch', network)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a form travels as plain text, with True and False and the file as it is', async () => {
  answers.push(json(201, imageRow))
  const image = new File(['pixels'], 'front.png', { type: 'image/png' })
  await api().productImages.create({
    body: { product: 3, is_display_image: false, image, color: '7' },
  })

  const { body, headers } = sent()
  if (!(body instanceof FormData)) throw new Error('not a form')
  expect([...body.keys()]).toEqual(['product', 'is_display_image', 'image', 'color'])
  expect(body.get('product')).toBe('3')
  expect(body.get('is_display_image')).toBe('False')
  expect(body.get('color')).toBe('7')
  expect(body.get('image')).toMatchObject({ name: 'front.png', type: 'image/png', size: 6 })
  expect(headers.has('content-type')).toBe(false) // the browser writes it, with the boundary
})

test('a text of a form has no quotes around it, and an absent field is left out', async () => {
  answers.push(json(201, {}))
  const fields = { title: 'Tee "Classic"', description: 'x', Brand: 'x', subcategory: 1, price: 20 }
  await api().products.create({ body: { ...fields, discounted_price: null, is_slider: true } })
  const { body } = sent()
  if (!(body instanceof FormData)) throw new Error('not a form')
  expect(Object.fromEntries(body)).toEqual({
    title: 'Tee "Classic"',
    description: 'x',
    Brand: 'x',
    subcategory: '1',
    price: '20',
    is_slider: 'True',
  })
})

test('a change travels as JSON to the published path', async () => {
  answers.push(json(200, { id: 4, size_name: 'XS' }))
  const answer = await api().sizes.edit({ params: { id: '4' }, body: { size_name: 'XS' } })
  expect(answer).toMatchObject({ status: 200, body: { id: 4, size_name: 'XS' } })
  const { url, method, headers, body } = sent()
  expect([method, url, body]).toEqual([
    'PATCH',
    '/api/comp/updateDeleteSize/4/',
    '{"size_name":"XS"}',
  ])
  expect(headers.get('content-type')).toBe('application/json')
})

test('a call without a body claims no content type, which the server would refuse as empty JSON', async () => {
  answers.push(new Response(null, { status: 204 }))
  const answer = await api().sizes.remove({ params: { id: '4' } })
  expect(answer).toMatchObject({ status: 204, body: undefined })
  expect(sent().headers.has('content-type')).toBe(false)
  expect(sent().body ?? undefined).toBeUndefined()
})

test('several values of a filter travel as repeated keys', async () => {
  answers.push(json(200, {}))
  await api().store.products({ query: { size: ['S', 'M'], q: 'red & blue', page: '2' } })
  expect(sent().url).toBe('/api/store/products?size=S&size=M&q=red+%26+blue&page=2')
})

test('an answer that is not JSON is handed over as text', async () => {
  answers.push(new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect(await api().sizes.list()).toMatchObject({ status: 502, body: '<h1>Bad gateway</h1>' })
})

test('an expired token is renewed once, silently', async () => {
  answers.push(json(401, { message: 'Sign in to do this.' }), json(200, []))
  const renew = vi.fn<TokenStore['renew']>(() => Promise.resolve('new'))
  const answer = await api({ access: () => 'old', renew }).stock.list()
  expect(answer.status).toBe(200)
  expect(network).toHaveBeenCalledTimes(2)
  expect(sent(0).headers.get('authorization')).toBe('Bearer old')
  expect(sent(1).headers.get('authorization')).toBe('Bearer new')
})

test('a second refusal is the answer', async () => {
  answers.push(json(401, { message: 'first' }), json(401, { message: 'second' }))
  const renew = vi.fn<TokenStore['renew']>(() => Promise.resolve('new'))
  const answer = await api({ access: () => 'old', renew }).stock.list()
  expect(answer).toMatchObject({ status: 401, body: { message: 'second' } })
  expect(renew).toHaveBeenCalledTimes(1)
  expect(network).toHaveBeenCalledTimes(2)
})

test('an ended session is not retried, and without a token nothing is renewed', async () => {
  answers.push(json(401, { message: 'over' }), json(401, { message: 'nobody' }))
  const over = api({ access: () => 'old', renew: () => Promise.resolve(undefined) })
  expect(await over.stock.list()).toMatchObject({ status: 401, body: { message: 'over' } })
  const renew = vi.fn<TokenStore['renew']>(() => Promise.resolve('new'))
  const nobody = api({ access: () => undefined, renew })
  expect(await nobody.stock.list()).toMatchObject({ status: 401, body: { message: 'nobody' } })
  expect(renew).not.toHaveBeenCalled()
})

test('no answer in 15 s reads as a sentence for a person', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  answers.push(new DOMException('timed out', 'TimeoutError'))
  await expect(api().sizes.list()).rejects.toThrow(
    new ConnectionError('The shop took too long to answer. Please try again.'),
  )
  expect(timeout).toHaveBeenCalledWith(15_000)
})

test('no connection reads as a sentence for a person', async () => {
  answers.push(new TypeError('fetch failed'))
  await expect(api().sizes.list()).rejects.toThrow(
    new ConnectionError('The shop could not be reached. Check your connection and try again.'),
  )
})

test('a call that its caller gave up is not a lost connection', async () => {
  const gaveUp = new DOMException('gone to another page', 'AbortError')
  answers.push(gaveUp)
  const call = api().sizes.list({ fetchOptions: { signal: AbortSignal.abort() } })
  await expect(call).rejects.toBe(gaveUp)
})

const imageRow = {
  id: 1,
  product: 3,
  product_name: 'Tee',
  is_display_image: false,
  image: 'x',
  color: 7,
}

function api(tokens?: TokenStore) {
  return initClient(contract, { baseUrl: '/api', baseHeaders: {}, api: createFetcher(tokens) })
}

function json(status: number, body: unknown) {
  return Response.json(body, { status })
}

/** The request that was sent; `nth` counts from 0. */
function sent(nth = 0) {
  const [url, init] = network.mock.calls[nth] ?? []
  return { url, method: init?.method, body: init?.body, headers: new Headers(init?.headers) }
}
