import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { signIn } from '@etrend/e2e/support/call'
import type { GateRun, OpenShop } from '../gate'
import { ask } from './ask'
import { customers } from './stocked'
import { uploadBody, type Part } from './upload-body'

const path = '/comp/createProductImg/'
const fields: Part[] = [
  { name: 'product', content: '1' },
  { name: 'color', content: '1' },
  { name: 'is_display_image', content: 'False' },
]

/** Sends the form that adds a picture to a product, with these parts after its fields. */
export function upload({ port }: OpenShop, token: string, parts: Part[]) {
  const { headers, body } = uploadBody([...fields, ...parts])
  const authorization = `Bearer ${token}`
  return ask({ port, method: 'POST', path, headers: { ...headers, authorization }, body })
}

/** Sends forms that no browser makes, and uploads of callers who may not upload. Gives how many it tried. */
export async function oddForms(shop: OpenShop, token: string, { expect }: GateRun) {
  const good: Part = { name: 'image', file: 'x.png', type: 'image/png', content: Buffer.from('x') }
  const many = Array.from({ length: 1_000 }, (_, n): Part => ({ name: `f${n}`, content: 'x' }))
  const [maya] = customers
  const customer = await signIn(shop.api, { email: maya.email, password: maya.password })
  const statusOf = async (parts: Part[], by = token) => (await upload(shop, by, parts)).status
  const { body } = uploadBody([...fields, good])
  const withoutBoundary = {
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data',
  }
  const found = [
    { name: 'two files', status: await statusOf([good, good]), wanted: [400, 413] },
    { name: '1,000 parts', status: await statusOf(many), wanted: [400, 413] },
    {
      name: 'a field twice',
      status: await statusOf([{ name: 'product', content: '1' }, good]),
      wanted: [400, 413, 415],
    },
    {
      name: 'no boundary',
      status: (await ask({ port: shop.port, method: 'POST', path, headers: withoutBoundary, body }))
        .status,
      wanted: [400, 415],
    },
    { name: 'nobody', status: await earlyAnswer(shop, {}), wanted: [401] },
    {
      name: 'a customer',
      status: await earlyAnswer(shop, { authorization: `Bearer ${customer.access}` }),
      wanted: [403],
    },
    {
      name: '100 MB',
      status: await earlyAnswer(shop, {
        authorization: `Bearer ${token}`,
        'content-length': '100000000',
      }),
      wanted: [413],
    },
  ]
  await cutOff(shop, token, body)
  for (const { name, status, wanted } of found) {
    expect(wanted.includes(status), `${name} answered ${status}, not ${wanted.join(' or ')}`)
  }
  await setTimeout(500)
  expect(
    draftsIn(shop).length === 0,
    `an upload that was cut off left ${draftsIn(shop).join(', ')}`,
  )
  return found.length + 1
}

/** The status of the response that comes before the body is sent; 0 when none comes within 20 s. */
function earlyAnswer({ port }: OpenShop, headers: Record<string, string>) {
  return new Promise<number>((resolve) => {
    const { headers: own } = uploadBody(fields)
    const sent = request({
      port,
      host: '127.0.0.1',
      agent: false,
      method: 'POST',
      path,
      headers: { ...own, 'content-length': '8000000', ...headers },
    })
    const end = (status: number) => {
      resolve(status)
      sent.destroy()
    }
    sent.on('response', ({ statusCode }) => end(statusCode ?? 0))
    sent.on('error', () => resolve(0))
    sent.setTimeout(20_000, () => end(0))
    sent.flushHeaders()
  })
}

/** Starts an upload and closes the connection in the middle of its file. */
async function cutOff({ port }: OpenShop, token: string, body: Buffer) {
  const { headers } = uploadBody(fields)
  const all = {
    ...headers,
    authorization: `Bearer ${token}`,
    'content-length': String(body.length * 2),
  }
  const sent = request({
    port,
    host: '127.0.0.1',
    agent: false,
    method: 'POST',
    path,
    headers: all,
  })
  sent.on('error', () => undefined)
  sent.write(body)
  await setTimeout(200)
  sent.destroy()
}

/** The temporary files of uploads that are in progress. */
export function draftsIn({ dataDir }: OpenShop) {
  return readdirSync(join(dataDir, 'media', 'tmp'))
}
