import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import * as z from 'zod'
import { sendKept, withTag, type KeptAnswer } from './answer-cache'
import type { AppOf } from './hosts'

/**
 * GET /docs, the API reference for people: Scalar, from this server's own files. GET /openapi.json is the same for
 * programs. Each answer is made at its first request, because Scalar is a script of 5 MB that few shops ever open.
 */
export function serveDocs(app: FastifyInstance, appOf: AppOf, adminOrigin: string) {
  const page = answer('text/html; charset=utf-8', () => html)
  const start = answer('text/javascript; charset=utf-8', () => startScript)
  const scalar = answer('text/javascript; charset=utf-8', scalarScript)
  const json = answer('application/json; charset=utf-8', async () => asText(await openapi()))
  const jsonOfStorefront = answer('application/json; charset=utf-8', async () =>
    asText(withStaffCallsAt(adminOrigin, await openapi())),
  )

  serve('/docs', () => page)
  serve('/docs/reference.js', () => start)
  serve('/docs/scalar.js', () => scalar)
  serve('/openapi.json', (request) => (appOf(request) === 'storefront' ? jsonOfStorefront : json))

  function serve(path: string, chosen: (request: FastifyRequest) => () => Promise<KeptAnswer>) {
    app.get(path, { config: { access: 'public' } }, async (request, reply) =>
      sendKept(request, reply, await chosen(request)()),
    )
  }
}

/** An answer that is made when it is first needed. */
function answer(type: string, text: () => string | Promise<string>) {
  let made: Promise<KeptAnswer> | undefined
  return () => (made ??= keptText(type, text))
}

/** The document, which takes 3 MB of memory. */
async function openapi() {
  const { default: document } = await import('@etrend/contract/openapi.json', {
    with: { type: 'json' },
  })
  return document
}

function asText(document: object) {
  return JSON.stringify(document, null, 2)
}

/**
 * The document as the storefront's host gives it. Calls of staff answer only on the admin's host, so they name it;
 * all other paths are relative to the host on which the reference is read.
 */
function withStaffCallsAt(adminOrigin: string, openapi: object) {
  const document = asDocument.parse(openapi)
  for (const call of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
    if (call['x-access'] === 'staff') call['servers'] = [{ url: adminOrigin }]
  }
  return document
}

const asDocument = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ 'x-access': z.string() }))),
})

async function keptText(type: string, text: () => string | Promise<string>): Promise<KeptAnswer> {
  const body = Buffer.from(await text())
  // Marked as smallest, so that nobody compresses Scalar better: 5 MB keep a core busy for ten seconds.
  return { ...withTag({ version: 0, status: 200, type, policy, body }), isSmallest: true }
}

/** Scalar's script. Its package gives it only as an answer of its own server. */
async function scalarScript() {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const server = fastify()
  await server.register(scalar, { routePrefix: '/docs', configuration: { content: {} } })
  const { statusCode, body } = await server.inject('/docs/js/scalar.js')
  await server.close()
  if (statusCode !== 200) throw new Error(`Scalar's script can't be read: ${statusCode}.`)
  return body
}

const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>eTrend API</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="icon" href="data:,"></head><body>
<noscript><style>#state { display: none }</style><p>This reference needs JavaScript. <a href="/openapi.json">openapi.json</a> says the same.</p></noscript>
<p id="state">Loading the reference…</p><div id="reference"></div>
<script src="/docs/scalar.js"></script><script src="/docs/reference.js"></script></body></html>`

const options = {
  url: '/openapi.json',
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  withDefaultFonts: false,
  forceDarkModeState: 'light',
  hideDarkModeToggle: true,
  // Nothing of its maker's services: the policy below would refuse them anyway.
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  customCss: `:root { --scalar-font: Figtree, system-ui, Arial, sans-serif }
.light-mode { --scalar-background-1: #faf7f2; --scalar-background-2: #f1ebe1; --scalar-color-1: #1f1b16;
  --scalar-color-2: #6b6258; --scalar-color-accent: #a8123e; --scalar-border-color: #e7dfd3 }`,
}

const startScript = `const state = document.querySelector('#state')
if (window.Scalar) {
  state.remove()
  Scalar.createApiReference('#reference', ${JSON.stringify(options)})
} else state.textContent = 'The reference could not be loaded. Reload the page, or read /openapi.json.'`

// Scalar sets styles in its elements. It loads nothing from other hosts and sends nothing there.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
