import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { measureKept, MOST_KEPT } from '../lib/kept-memory'
import { contractRouteOf } from './contract-route'
import { hook } from './hook'
import { tooBusy, type WorkQueue } from './work-queue'

/** A cached answer: its bytes, compressed bytes and ETag, for one version of the catalogue. */
export type KeptAnswer = {
  version: number
  status: number
  type: string
  /** The page's content security policy, which allows the styles in its bytes. */
  policy?: string
  /** Where a page redirects to. */
  location?: string
  etag: string
  body: Buffer
  /** Made quickly for the first browser that accepts it, and compressed better once several have asked. */
  compressed?: Buffer
  timesSent: number
  isSmallest: boolean
  /** The object that a JSON body stands for, once a page has read it. */
  parsed?: unknown
}

export type FreshAnswer = Omit<
  KeptAnswer,
  'etag' | 'compressed' | 'timesSent' | 'isSmallest' | 'parsed'
>

export type AnswerCache = ReturnType<typeof answerCache>

const compress = promisify(brotliCompress)
// QUICK takes about 1 ms for a page, once per version. SMALLEST takes about 100 ms, for 8 % fewer bytes.
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
// Brotli's mode for fonts makes our pages 20 bytes smaller than that for text.
const SMALLEST = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
  },
}
// So many requests make SMALLEST worth it. Crawlers request each page once; recompressing for them wastes CPU.
const WORTH_IT = 2

// Lists with filters, searches and what crawlers make up: there is no end of such addresses, and most are asked once.
const WITH_PARAMETERS = /^\[|\?/
// So many of them are remembered, to keep the answer at the second request.
const REMEMBERED = 4_000

// Longer addresses than shoppers have are not kept: there is no end of them, and each would push out a real page.
const LONGEST_KEY = 1000

/**
 * A cache of at most `capacity` bytes of answers and their keys; those that weren't requested for longest are removed
 * first. The answer of an address with parameters is kept once it was requested twice.
 */
export function answerCache(capacity = MOST_KEPT.answers) {
  const kept = new Map<string, KeptAnswer>()
  const sizes = new WeakMap<KeptAnswer, number>()
  const requested = new Set<string>()
  let bytes = 0
  measureKept('answers', () => bytes)

  /** Whether nobody has requested this address lately. */
  function isNews(key: string) {
    if (!WITH_PARAMETERS.test(key) || kept.has(key) || requested.delete(key)) return false
    if (requested.size >= REMEMBERED) requested.clear()
    requested.add(key)
    return true
  }

  function forget(key: string) {
    const answer = kept.get(key)
    if (!answer) return
    bytes -= sizes.get(answer) ?? 0
    sizes.delete(answer)
    kept.delete(key)
  }

  function grow(answer: KeptAnswer, by: number) {
    sizes.set(answer, (sizes.get(answer) ?? 0) + by)
    bytes += by
  }

  return {
    /** The cached answer, if it is of this version of the catalogue; undefined otherwise. */
    get(key: string, version: number) {
      const answer = kept.get(key)
      if (!answer || answer.version !== version) return undefined
      kept.delete(key)
      kept.set(key, answer)
      return answer
    },

    keep(key: string, fresh: FreshAnswer): KeptAnswer {
      if (key.length > LONGEST_KEY || isNews(key)) return withTag(fresh)
      // What was requested often before the catalogue changed will be again; what only crawlers requested won't.
      const timesSent = (kept.get(key)?.timesSent ?? 0) >= WORTH_IT ? WORTH_IT : 0
      const answer = { ...withTag({ ...fresh, body: own(fresh.body) }), timesSent }
      forget(key)
      kept.set(key, answer)
      grow(answer, Math.ceil(COPIES * answer.body.length) + 2 * key.length + OBJECTS)
      for (const oldest of kept.keys()) {
        if (bytes <= capacity || oldest === key) break
        forget(oldest)
      }
      return answer
    },

    /** The body of a kept JSON answer: the same object each time, so that pages can tell that it is unchanged. */
    bodyOf(answer: KeptAnswer): unknown {
      if (answer.parsed === undefined) {
        answer.parsed = JSON.parse(answer.body.toString())
        if (sizes.has(answer)) grow(answer, PARSED * answer.body.length)
      }
      return answer.parsed
    },
  }
}

/** The answer with an ETag made from its bytes. */
export function withTag(fresh: FreshAnswer): KeptAnswer {
  const etag = `"${createHash('sha1').update(fresh.body).digest('base64url')}"`
  return { ...fresh, etag, timesSent: 0, isSmallest: false }
}

/**
 * Answers 304 when the browser has the answer already, else its bytes, compressed when the browser accepts Brotli.
 * Resolves once it is sent.
 */
export async function sendKept(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer) {
  reply.headers({ etag: answer.etag, vary: 'accept-encoding', 'content-type': answer.type })
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
  if (answer.policy) reply.header('content-security-policy', answer.policy)
  if (request.headers['if-none-match'] === answer.etag) return reply.status(304).send()
  reply.status(answer.status)
  if (!request.headers['accept-encoding']?.includes('br')) return reply.send(answer.body)
  answer.compressed ??= own(await compress(answer.body, QUICK))
  answer.timesSent += 1
  if (answer.timesSent >= WORTH_IT && !answer.isSmallest && !isBusy) void makeSmallest(answer)
  return reply.header('content-encoding', 'br').send(answer.compressed)
}

/** The bytes alone: Node cuts small ones out of a larger block, all of which stays in memory as long as they do. */
function own(bytes: Buffer) {
  if (bytes.byteLength === bytes.buffer.byteLength) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.byteLength)
  bytes.copy(copy)
  return copy
}

let isBusy = false

/** Compresses an answer better, in the background and one at a time. Requests meanwhile get the quick version. */
async function makeSmallest(answer: KeptAnswer) {
  isBusy = true
  answer.isSmallest = true
  answer.compressed = own(await compress(answer.body, SMALLEST))
  isBusy = false
}

/**
 * Caches the answers of contract routes marked `kept`: while the catalogue doesn't change, the same address gets the
 * same bytes without computing them again or waiting in the work queue. `version` grows with every change that a
 * shopper could see.
 */
export function cacheAnswers(app: FastifyInstance, { answers, version, queue }: KeepingParts) {
  app.decorateRequest('keptAs', undefined)
  app.addHook(
    'preValidation',
    hook((request, reply) => {
      const key = keyOf(request)
      if (key === undefined) return undefined
      // Read before the answer is computed: if the catalogue changes meanwhile, the answer is kept as outdated.
      request.keptAs = { key, version: version() }
      const kept = answers.get(key, request.keptAs.version)
      return kept ? sendKept(request, reply, kept) : enter(request, reply, request.keptAs)
    }),
  )
  app.addHook('onSend', ({ keptAs }, reply, payload, done) => {
    if (!keptAs || reply.statusCode !== 200 || typeof payload !== 'string') {
      return done(null, payload)
    }
    const { etag, body } = answers.keep(keptAs.key, {
      version: keptAs.version,
      status: 200,
      type: 'application/json; charset=utf-8',
      body: Buffer.from(payload),
    })
    reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
    done(null, body)
  })

  async function enter(request: FastifyRequest, reply: FastifyReply, keptAs: KeptAs) {
    if (!(await queue.enter(request))) throw tooBusy()
    // Another request may have computed the same answer while this one waited.
    const answer = answers.get(keptAs.key, keptAs.version)
    if (answer) await sendKept(request, reply, answer)
  }
}

/** Under which key an answer is kept, and for which version of the catalogue. */
type KeptAs = { key: string; version: number }

type KeepingParts = { answers: AnswerCache; version: () => number; queue: WorkQueue }

/**
 * The key of a request's answer in the cache: its path, and the values of the parameters that its route knows. What
 * campaigns add (`fbclid`, `utm_source`) makes no difference. undefined when the answer isn't cached.
 */
function keyOf(request: FastifyRequest) {
  const route = contractRouteOf(request)
  if (!route?.metadata.kept) return undefined
  const [path = ''] = request.url.split('?', 1)
  if (path.length === request.url.length) return path
  const given = new Map<string, unknown>(Object.entries(request.query ?? {}))
  const values = route.query.map((name) => given.get(name))
  return values.some((value) => value !== undefined) ? JSON.stringify([path, values]) : path
}

declare module 'fastify' {
  interface FastifyRequest {
    keptAs: KeptAs | undefined
  }
}

// What an answer takes: its body and the compressed copy, its key, about what the objects around them take, and the
// object that a JSON body stands for.
const COPIES = 1.25
const OBJECTS = 1024
const PARSED = 3
