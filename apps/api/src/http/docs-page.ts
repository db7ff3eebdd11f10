import { curlOf } from './docs-curl'
import { apiDocument, type Call, type Schema } from './docs-document'

/** The API reference as one HTML page without a script, from the OpenAPI document of packages/contract. */
export function docsPage(openapi: unknown, style: string) {
  const { info, tags, paths, components } = apiDocument.parse(openapi)
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, ...call })),
  )
  const groups = tags.map(({ name }) => ({
    name,
    calls: calls.filter((call) => call.tags.includes(name)),
  }))
  const answered = namesIn(calls.map((call) => call.responses))
  // Iterating over a Set also visits what is added meanwhile, so objects inside objects are found.
  for (const name of answered) {
    for (const inner of namesIn(components.schemas[name])) answered.add(inner)
  }
  const objects = Object.entries(components.schemas).filter(([name]) => isAnswered(name))
  const [refusal = '', ...statuses] = components.responses.Refusal.description.split('\n- ')
  const [welcome = '', ...notes] = info.description.split('\n\n')

  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(info.title)}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${style}</style></head><body>
<header><h1>${escaped(info.title)}</h1><p class="welcome">${escaped(welcome)}</p>
${each(notes, (note) => `<p>${prose(note)}</p>`)}
<p><a href="/openapi.json">openapi.json</a> says the same to programs.</p>
<h2>Once, before the examples</h2><pre tabindex="0">${escaped(setUp)}</pre>
<h2>Refusals</h2><p>${prose(refusal.trim())}</p>
${definitions(statuses.map((line) => prose(line).split(': ')))}</header>
<nav aria-label="Calls">${each(groups, menu)}<div><a href="#Objects">Objects</a></div></nav>
<main>${each(groups, ({ name, calls: own }) => section(name, each(own, article)))}
${section('Objects', each(objects, object))}</main></body></html>`

  function article(call: Call) {
    const { path, method, summary, operationId } = call
    const body = Object.entries(call.requestBody?.content ?? {})[0]
    return `<article id="${operationId}"><div><h3><a href="#${operationId}">${escaped(summary)}</a></h3>
<p class="call"><b class="${method}">${method.toUpperCase()}</b> <code>${escaped(path)}</code>
<span class="${call['x-access']}">${whoMayCall[call['x-access']]}</span></p>
${each(['path', 'query', 'header'], (place) => parameters(place, call))}
${body ? `<h4>${sentAs[body[0]] ?? body[0]}</h4>${fields(resolved(body[1].schema))}` : ''}
${each(Object.entries(call.responses), answer)}</div>
<pre tabindex="0">${escaped(curlOf(call, body && resolved(body[1].schema)))}</pre></article>`
  }

  function resolved(schema: Schema): Schema {
    return components.schemas[nameOf(schema)] ?? schema
  }

  function answer([status, { $ref, content }]: [string, Call['responses'][string]]) {
    if ($ref) return '' // a refusal: those are explained once, at the top
    const schema = content?.['application/json']?.schema
    return `<h4>Answers ${status}</h4><p class="type">${schema ? typeOf(schema) : 'nothing'}</p>`
  }

  /** A type in TypeScript's notation, with a link to each named object. The values of an enum are written out. */
  function typeOf(schema: Schema): string {
    const name = nameOf(schema)
    if (isAnswered(name)) return `<a href="#${name}">${name}</a>`
    const { type, items, properties, anyOf, enum: words, format, const: only } = resolved(schema)
    if (format === 'binary') return 'file'
    if (words) return words.map((word) => escaped(JSON.stringify(word))).join(' | ')
    if (only !== undefined) return escaped(JSON.stringify(only))
    if (anyOf) return anyOf.map(typeOf).join(' | ')
    if (items) return `${typeOf(items)}[]`
    if (!properties) return [type ?? 'any'].flat().join(' | ')
    const inner = Object.entries(properties).map(([key, field]) => `${key}: ${typeOf(field)}`)
    return `{ ${inner.join(', ')} }`
  }

  function isAnswered(name: string) {
    return answered.has(name) && components.schemas[name]?.properties !== undefined
  }

  function object([name, schema]: [string, Schema]) {
    return `<article id="${name}"><div><h3>${name}</h3>${fields(schema, true)}</div></article>`
  }

  function parameters(place: string, { parameters: all }: Call) {
    const own = all.filter((parameter) => parameter.in === place)
    if (own.length === 0) return ''
    const rows = own.map(({ name, schema, required }) => [name, describe(schema, !required)])
    return `<h4>In the ${place}</h4>${definitions(rows)}`
  }

  function fields({ properties = {}, required = [] }: Schema, isAnswer = false) {
    return definitions(
      Object.entries(properties).map(([name, schema]) => [
        name,
        describe(schema, !isAnswer && !required.includes(name)),
      ]),
    )
  }

  function describe(schema: Schema, isOptional: boolean) {
    const { description } = resolved(schema)
    const notes = [isOptional ? 'optional' : '', limits(resolved(schema)), prose(description ?? '')]
    return `${typeOf(schema)} <i>${notes.filter(Boolean).join(' · ')}</i>`
  }
}

const whoMayCall = { public: 'Anyone', customer: 'Signed-in users', staff: 'Staff' }
const sentAs: Record<string, string> = {
  'application/json': 'Sent as JSON',
  'multipart/form-data': 'Sent as a multipart form',
}

const setUp = `SHOP=http://127.0.0.1:4000
TOKEN=$(curl -s $SHOP/login/ -H 'Content-Type: application/json' \\
  -d '{"email":"you@example.com","password":"your password"}' |
  sed 's/.*"access":"\\([^"]*\\)".*/\\1/')`

type Group = { name: string; calls: Call[] }

function menu({ name, calls }: Group) {
  const links = each(
    calls,
    (call) => `<li><a href="#${call.operationId}">${escaped(call.summary)}</a></li>`,
  )
  return `<div><a href="#${anchor(name)}">${escaped(name)}</a><ul>${links}</ul></div>`
}

function section(name: string, inside: string) {
  return `<section id="${anchor(name)}"><h2>${escaped(name)}</h2>${inside}</section>`
}

function anchor(name: string) {
  return name.replaceAll(' ', '-')
}

function definitions(rows: string[][]) {
  return `<dl>${each(rows, ([name, meaning]) => `<dt>${name}</dt><dd>${meaning}</dd>`)}</dl>`
}

function limits(schema: Schema) {
  const { minimum, exclusiveMinimum, maximum, minLength, maxLength, maxItems } = schema
  return [
    minimum === undefined ? '' : `from ${minimum}`,
    exclusiveMinimum === undefined ? '' : `above ${exclusiveMinimum}`,
    maximum === undefined ? '' : `up to ${maximum}`,
    minLength && minLength > 1 ? `at least ${minLength} characters` : '',
    maxLength === undefined ? '' : `at most ${maxLength} characters`,
    maxItems === undefined ? '' : `at most ${maxItems}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** The named schemas that something refers to. */
function namesIn(part: unknown) {
  const references = (JSON.stringify(part) ?? '').matchAll(/schemas\/(\w+)/g)
  return new Set(Array.from(references, ([, name = '']) => name))
}

/** 'Size' of '#/components/schemas/Size'; '' of any other schema. */
function nameOf(schema: Schema) {
  return schema.$ref?.split('/').at(-1) ?? ''
}

function each<T>(values: T[], write: (value: T) => string) {
  return values.map(write).join('\n')
}

/** Escapes a text and shows what is in backticks as code. */
function prose(text: string) {
  return escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}

function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
