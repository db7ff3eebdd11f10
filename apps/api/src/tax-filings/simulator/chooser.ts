import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Database, Queries } from '../../db/client'
import { first } from '../../db/rows'
import { playedFiling, playedOffice } from '../../db/schema/simulator'
import { tricks, type Trick } from './tricks'

const trick = z.enum(['', ...tricks])
const chosen = z.object({ choice: trick })
const config = { access: 'public' as const }
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const names: Record<'' | Trick, string> = {
  '': 'Answer correctly',
  never: 'Never answer',
  down: 'Be down (HTTP 500)',
  refuses: 'Refuse the content (104 with HTTP 400)',
  password: 'Refuse the password (100)',
  unsaved: 'Fail to save (102)',
  unknown: 'Have an unknown problem (103)',
  missing: 'Miss the bill (105)',
  lost: 'Say 101 to a credit note: miss its bill',
  late: 'Take it without answering',
  twice: 'Take it two times',
  garbage: 'Take it and answer garbage',
  page: 'Take it and answer a page of HTML',
  echo: 'Take it and repeat what was sent',
}

/** How the simulated tax office is to behave: the choice lies in the database, because it counts on every server. */
export async function chosenTrick(db: Queries) {
  const row = await first(db.select().from(playedOffice))
  return trick.parse(row?.trick ?? '') || undefined
}

/** The page of the simulated tax office: the numbers that it has, and how it is to behave from now on. */
export async function serveChooser(app: FastifyInstance, db: Database) {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )

    scope.get('/simulator/cbms/', { config }, async (_request, reply) => {
      const taken = await db.read.select({ number: playedFiling.number }).from(playedFiling)
      const numbers = taken.map(({ number }) => number)
      reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8')
      return reply.send(pageOf(numbers, (await chosenTrick(db.read)) ?? ''))
    })

    scope.post('/simulator/cbms/choose', { config }, async ({ body }, reply) => {
      const { choice } = chosen.parse(body)
      await db.transaction((tx) =>
        tx
          .insert(playedOffice)
          .values({ id: 1, trick: choice })
          .onConflictDoUpdate({ target: playedOffice.id, set: { trick: choice } }),
      )
      return reply.redirect('/simulator/cbms/', 303)
    })
  })
}

function pageOf(numbers: string[], current: '' | Trick) {
  const buttons = (['', ...tricks] as const).map(
    (choice) =>
      `<button name="choice" value="${choice}" aria-pressed="${choice === current}">${names[choice]}</button>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Tax office, simulated</title>
<style>
body{margin:0;padding:48px 16px;background:#faf7f2;color:#1f1b16;font:16px/1.5 system-ui,sans-serif}
main{max-width:420px;margin:0 auto;padding:32px 24px;background:#fff;border-radius:12px}
h1{margin:0 0 8px;font-size:24px}
button{display:block;width:100%;min-height:44px;margin:8px 0 0;border:1px solid #1f1b16;border-radius:8px;background:#fff;font:inherit;cursor:pointer}
button[aria-pressed=true]{background:#1f6b3a;border-color:#1f6b3a;color:#fff}
button:focus-visible{outline:3px solid #a8123e;outline-offset:2px}
</style></head><body><main>
<h1>Tax office, simulated</h1>
<p>It has ${numbers.length} bills and credit notes. From now on it shall:</p>
<form method="post" action="/simulator/cbms/choose">${buttons.join('\n')}</form>
<ul>${numbers.map((number) => `<li>${escaped(number)}</li>`).join('')}</ul>
</main></body></html>
`
}

function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
