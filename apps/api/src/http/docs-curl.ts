import type { Call, Schema } from './docs-document'

/** The call as a command for a shell in which SHOP and TOKEN are set. */
export function curlOf(call: Call, body?: Schema) {
  const method = call.method.toUpperCase()
  const access = call['x-access'] === 'public' ? [] : ['-H "Authorization: Bearer $TOKEN"']
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "$SHOP${address(call)}"`,
    ...access,
    ...Object.entries(call.requestBody?.content ?? {}).flatMap(([type, { example }]) =>
      type === 'multipart/form-data'
        ? formParts(example, body)
        : ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(example))}`],
    ),
  ].join(' \\\n  ')
}

function address({ path, parameters }: Call) {
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name, example }) => `${name}=${encodeURIComponent(String(example))}`)
  const filled = parameters.reduce(
    (so, { name, example }) => so.replace(`{${name}}`, String(example)),
    path,
  )
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled
}

function formParts(example: Record<string, unknown> | undefined, body?: Schema) {
  return Object.entries(example ?? {}).map(([name, value]) => {
    const isFile = body?.properties?.[name]?.format === 'binary'
    return `-F ${quoted(`${name}=${isFile ? '@' : ''}${formText(value)}`)}`
  })
}

/** Booleans travel as 'True' and 'False' (spec §3). */
function formText(value: unknown) {
  return typeof value === 'boolean' ? (value ? 'True' : 'False') : String(value)
}

/** Quotes a text that has characters with a meaning to a shell. */
function quoted(text: string) {
  return /^[\w@=./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`
}
