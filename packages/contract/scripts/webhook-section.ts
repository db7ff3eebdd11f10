import { webhookEvents } from '../src/index'
import { jsonSchema } from './json-schema'

/** What receivers of webhooks get, as OpenAPI describes it. */
export function webhookSection() {
  const entries = Object.entries(webhookEvents).map(
    ([topic, { summary, data }]): [string, object] => [
      topic,
      { post: { summary, description, ...request(topic, jsonSchema(data, 'output')), responses } },
    ],
  )
  return Object.fromEntries(entries)
}

const description =
  'Signed as https://www.standardwebhooks.com says: `webhook-signature` has `v1,` and the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`. An event may come more than once, under the same `webhook-id`.'

const responses = { '2XX': { description: 'Taken; any other answer is tried again' } }

function request(topic: string, data: object) {
  const header = (name: string) => ({ name, in: 'header', schema: { type: 'string' } })
  const schema = {
    type: 'object',
    properties: {
      type: { const: topic },
      timestamp: { type: 'string', format: 'date-time' },
      data,
    },
  }
  return {
    parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(header),
    requestBody: { content: { 'application/json': { schema } } },
  }
}
