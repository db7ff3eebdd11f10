import { createHash } from 'node:crypto'
import openapi from '@etrend/contract/openapi.json' with { type: 'json' }
import type { FastifyInstance } from 'fastify'
import { sendKept, withTag, type KeptAnswer } from './answer-cache'
import { docsPage } from './docs-page'

/**
 * GET /docs, the API reference for people, and GET /openapi.json for programs. Both are made from the committed
 * openapi.json at the first request; the page needs no script.
 */
export function serveDocs(app: FastifyInstance) {
  const config = { access: 'public' as const }
  let page: KeptAnswer | undefined
  let json: KeptAnswer | undefined

  app.get('/docs', { config }, (request, reply) => {
    page ??= kept('text/html; charset=utf-8', docsPage(openapi, style))
    reply.header('content-security-policy', policy)
    return sendKept(request, reply, page)
  })
  app.get('/openapi.json', { config }, (request, reply) => {
    json ??= kept('application/json; charset=utf-8', JSON.stringify(openapi, null, 2))
    return sendKept(request, reply, json)
  })
}

function kept(type: string, text: string): KeptAnswer {
  return withTag({ version: 0, status: 200, type, body: Buffer.from(text) })
}

function hash(text: string) {
  return createHash('sha256').update(text).digest('base64')
}

// The colours of packages/look/theme.css.
const style = `
:root { --paper:#faf7f2; --sunk:#f1ebe1; --ink:#1f1b16; --muted:#6b6258; --line:#e7dfd3; --accent:#a8123e; --good:#2f6b4f; --warn:#8a5a00; --bad:#a3261b }
* { box-sizing:border-box }
html { background:var(--paper); color:var(--ink); font:16px/1.5 Figtree,system-ui,Arial,sans-serif; scroll-padding-top:72px; -webkit-text-size-adjust:100% }
body { margin:0 auto; max-width:1360px; padding:0 20px 80px }
h1,h2,h3 { font-family:Fraunces,Georgia,serif; font-weight:560; line-height:1.15; margin:0; text-wrap:balance }
h1 { font-size:40px } h2 { font-size:28px } h3 { font-size:20px }
a { color:inherit; text-underline-offset:3px; text-decoration-color:var(--accent) }
:focus-visible { outline:2px solid var(--ink); outline-offset:2px }
code,pre { font:13px/1.6 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace }
header { padding:48px 0 24px; max-width:76ch } header p { color:var(--muted); margin:10px 0 } header h2 { font-size:20px; margin:28px 0 10px }
.welcome { font-size:18px }
pre { background:var(--ink); color:var(--paper); border-radius:6px; padding:14px 16px; margin:0; white-space:pre-wrap; overflow-wrap:anywhere; user-select:all }
nav { position:sticky; top:0; z-index:1; background:var(--paper); border-bottom:1px solid var(--line); margin:0 -20px; padding:0 20px; display:flex; gap:4px 20px; overflow-x:auto; white-space:nowrap }
nav a { display:block; padding:14px 0; text-decoration:none; font-weight:600 } nav a:hover { color:var(--accent) } nav ul { display:none }
main>section { padding-top:48px } main>section>h2 { padding-bottom:12px; border-bottom:2px solid var(--ink) }
article { padding:28px 0; border-bottom:1px solid var(--line); display:grid; gap:16px }
article:target { box-shadow:-12px 0 var(--paper),-15px 0 var(--accent) }
article>*,article>*>* { min-width:0 }
h3 a { text-decoration:none } h3 a:hover { text-decoration:underline }
.call { display:flex; flex-wrap:wrap; gap:4px 10px; align-items:baseline; margin:8px 0 0 } .call code { font-size:15px; overflow-wrap:anywhere }
.call b { font:700 13px/1 ui-monospace,monospace; letter-spacing:.04em } .get { color:var(--good) } .post { color:var(--accent) } .put,.patch { color:var(--warn) } .delete { color:var(--bad) }
.call span { font-size:13px; color:var(--muted) } .call .staff { color:var(--accent) }
h4 { font-size:13px; font-weight:600; color:var(--muted); margin:18px 0 4px }
dl { margin:0; display:grid; grid-template-columns:minmax(110px,max-content) 1fr; font-size:14px } dt,dd { margin:0; padding:5px 0; border-top:1px solid var(--line); overflow-wrap:anywhere } dt { padding-right:20px; font:600 13px/1.6 ui-monospace,monospace }
dd i { font-style:normal; color:var(--muted); padding-left:8px }
.type { margin:0; font-size:14px; overflow-wrap:anywhere }
@media (min-width:1000px) {
  body { display:grid; grid-template-columns:270px minmax(0,1fr); column-gap:56px; padding:0 40px 120px } html { scroll-padding-top:16px }
  header { grid-column:2 } main { grid-column:2; grid-row:2 }
  nav { grid-row:1/3; grid-column:1; display:block; height:100vh; overflow-y:auto; border:0; border-right:1px solid var(--line); margin:0; padding:40px 16px 40px 0; font-size:14px; scrollbar-width:thin }
  nav a { padding:12px 0 2px } nav ul { display:block; list-style:none; margin:0; padding:0 } nav li a { padding:3px 0; white-space:normal; font-weight:400; color:var(--muted) }
  article { grid-template-columns:minmax(0,1fr) minmax(0,460px); gap:12px 40px; align-items:start } article pre { position:sticky; top:20px }
}
@media (min-width:1000px) { #Objects { columns:2; column-gap:40px } #Objects h2 { column-span:all } #Objects article { display:block; break-inside:avoid } }
@media print { nav { display:none } }
`

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${hash(style)}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
