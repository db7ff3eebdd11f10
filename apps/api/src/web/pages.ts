import type { ParametersOf, RenderedPage, RenderPage } from '@etrend/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../db/client'
import { sendKept, withTag, type AnswerCache } from '../http/answer-cache'
import { knownAddress } from '../http/known-address'
import type { WorkQueue } from '../http/work-queue'
import { HOME_FRAME } from '../lib/home-frame'
import { inSpan } from '../lib/spans'
import { readAppFiles } from './app-files'
import { crawlerFiles } from './crawlers'
import { pathOf } from './path-of'
import { allowing, keepForGood, policyOf } from './policy'

const TYPE = 'text/html; charset=utf-8'

/**
 * Answers the storefront host: its files, redirects to the admin host, and every other address as a page rendered
 * by the storefront's server build. Pages are the same for everybody, so they and their redirects are cached per version
 * of the catalogue and per address, with only the parameters that the page reads.
 */
export async function servePages(
  app: FastifyInstance,
  parts: {
    folder: string
    renderPage: RenderPage
    parametersOf: ParametersOf
    scriptHashes: string[]
    storefrontOrigin: string
    adminOrigin: string
    db: Database
    sitemapPaths: readonly string[]
    answers: AnswerCache
    version: () => number
    clock: () => Date
    queue: WorkQueue
    formTargets: readonly string[]
  },
) {
  const files = await readAppFiles(parts.folder, parts.answers)
  const forCrawlers = crawlerFiles(parts)
  const targets = ["'self'", ...parts.formTargets].join(' ')
  const policy = policyOf()
  const framedPolicy = policyOf(parts.adminOrigin)

  function policyFor(path: string, { scriptHashes = [], styleHashes }: RenderedPage) {
    return [
      path === HOME_FRAME ? framedPolicy : policy,
      `script-src ${allowing([...parts.scriptHashes, ...scriptHashes])}`,
      `form-action ${targets}`,
      `style-src ${allowing(styleHashes)}`,
    ].join('; ')
  }

  async function fetchFrom(path: string) {
    const kept = parts.answers.get(path, parts.version())
    if (kept) return { status: kept.status, body: parts.answers.bodyOf(kept) }
    const answer = await app.inject({ method: 'GET', url: path })
    return { status: answer.statusCode, body: answer.json<unknown>() }
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request)
    if (path === '/etrendadmin' || path.startsWith('/etrendadmin/')) {
      return reply.redirect(`${parts.adminOrigin}${request.url}`)
    }
    if (files.has(path)) {
      keepForGood(reply, path)
      return await files.send(request, reply, path)
    }
    if (path.startsWith('/assets/')) return reply.callNotFound()
    if (forCrawlers.has(path)) return await forCrawlers.send(path, request, reply)

    // With this header, a browser that comes from another site discards its ready process and starts one for the page.
    if (forCrawlers.lists(path)) reply.removeHeader('cross-origin-opener-policy')
    const url = knownAddress(request.url, parts.parametersOf(path))
    const key = `page ${url}`
    const version = parts.version()
    const find = () => parts.answers.get(key, version)
    let kept = find()
    if (!kept) {
      const isBusy = !(await parts.queue.enter(request))
      if (isBusy) return reply.status(503).header('retry-after', 3).type(TYPE).send(busyPage)
      // Another request may have rendered the same page while this one waited.
      kept = find()
    }
    if (kept?.location) return reply.redirect(kept.location, kept.status)
    if (kept) return await sendKept(request, reply, kept)

    const page = await inSpan({ name: 'render page', place: 'inside' }, () =>
      parts.renderPage({ url, origin: parts.storefrontOrigin, fetch: fetchFrom }),
    )
    if (page.location) {
      const { status, location } = page
      parts.answers.keep(key, { version, status, location, type: TYPE, body: NO_BODY })
      return reply.redirect(location, status)
    }
    const fresh = {
      version,
      status: page.status,
      type: TYPE,
      policy: policyFor(path, page),
      body: Buffer.from(page.html),
    }
    const isWhole = page.status === 200 && !page.isPartial && !page.isPrivate
    if (page.isPartial || page.isPrivate) reply.header('cache-control', 'no-store')
    if (page.isPrivate) reply.header('x-robots-tag', 'noindex')
    const answer = isWhole ? parts.answers.keep(key, fresh) : withTag(fresh)
    return await sendKept(request, reply, answer)
  }
}

const NO_BODY = Buffer.alloc(0)

/** A page for browsers while the shop has too much to do; it loads the wanted page again after 3 seconds. */
const busyPage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta http-equiv="refresh" content="3"><title>Very many visitors</title></head>
<body><h1>Very many visitors right now</h1>
<p>The shop is busy. This page tries again by itself in a few seconds.</p>
<p><a href="">Try again now</a></p></body></html>
`
