import type { Failure } from '@etrend/contract'
import { isUnreachable } from '@etrend/postgres'
import type { RequestValidationError } from '@ts-rest/fastify'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { brokenRule } from '../db/broken-rules'
import { takenName } from '../db/constraints'
import { isOutOfSpace } from '../lib/out-of-space'
import { Refusal } from '../lib/refusal'
import './schema-words'

/** Returns the row; throws 404 with the noun in its message when there is none. */
export function found<Row>(row: Row | undefined, noun: string): Row {
  if (row === undefined) throw new Refusal(404, `There is no ${noun} with this id.`)
  return row
}

/** One error handler for the whole server: 4xx say what to change, 5xx say nothing but are logged. */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = asRefusal(error)
    if (!refusal) {
      request.log.error({ err: error }, 'request failed')
      if (isOutOfSpace(error)) return answer(reply, 503, { message: noSpace })
      if (isUnreachable(error)) return answer(reply, 503, { message: notNow })
      return answer(reply, 500, { message: somethingBroke })
    }
    const { status, message, fields, about } = refusal
    return answer(reply, status, { message, ...(fields && { fields }), ...about })
  })
  app.setNotFoundHandler((_request, reply) =>
    answer(reply, 404, { message: 'There is nothing at this address.' }),
  )
}

/** Turns what ts-rest found wrong with a request into one sentence, and one for each field. */
export function refuseInvalid(
  error: RequestValidationError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  const fields = new Map<string, string>()
  for (const part of [error.pathParams, error.query, error.body, error.headers]) {
    for (const issue of issuesOf(part)) addIssue(fields, issue)
  }
  const [message = 'The request could not be read.'] = fields.values()
  void answer(reply, 400, { message, fields: Object.fromEntries(fields) })
}

function answer(reply: FastifyReply, status: number, body: Failure) {
  if (status === 503) reply.header('retry-after', 1)
  return reply.status(status).header('cache-control', 'no-store').send(body)
}

/** The refusal that an error means for the caller; undefined when the server is at fault. */
export function asRefusal(error: Error & Partial<FastifyError>) {
  if (error instanceof Refusal) return error
  const code = error.code ?? ''
  const broken = brokenRule(error)
  if (broken?.rule === 'unique') {
    const taken = takenName(broken.name)
    if (taken) return new Refusal(409, taken.message, { [taken.field]: taken.message })
  }
  if (broken?.rule === 'foreign key') {
    return new Refusal(409, 'Something else depends on this row, or a row that it names is gone.')
  }
  const known = fastifyRefusals.get(code)
  if (known) return known
  const status = error.statusCode ?? 500
  return status < 500 ? new Refusal(400, 'The request could not be read.') : undefined
}

const tooLarge = new Refusal(413, 'This is too large: a picture may have 8 MB, a form 64 kB.')
const wrongType = new Refusal(415, 'Send this call as JSON or as a multipart form.')
const tooManyParts = new Refusal(413, 'This form has too many parts.')
const fastifyRefusals = new Map<string, Refusal>(
  Object.entries({
    FST_ERR_CTP_BODY_TOO_LARGE: tooLarge,
    FST_REQ_FILE_TOO_LARGE: tooLarge,
    FST_FILES_LIMIT: tooManyParts,
    FST_FIELDS_LIMIT: tooManyParts,
    FST_PARTS_LIMIT: tooManyParts,
    FST_ERR_CTP_INVALID_MEDIA_TYPE: wrongType,
    FST_INVALID_MULTIPART_CONTENT_TYPE: wrongType,
    FST_ERR_CTP_INVALID_JSON_BODY: new Refusal(400, 'The body is not valid JSON.'),
    FST_ERR_CTP_EMPTY_JSON_BODY: new Refusal(400, 'The body is empty.'),
  }),
)

const somethingBroke = 'Something went wrong on our side. Please try again.'
const notNow = 'The shop can’t be asked just now. Please try again in a moment.'
export const noSpace = 'The shop has no room to save this right now. Please try again later.'

const issueList = z.object({ issues: z.array(z.custom<z.core.$ZodIssue>()) })

function issuesOf(part: unknown) {
  const list = issueList.safeParse(part)
  return list.success ? list.data.issues : []
}

/** Adds an issue's sentence unless its field has one already. An unknown key is reported under its own name. */
function addIssue(fields: Map<string, string>, issue: z.core.$ZodIssue) {
  const add = (field: string, sentence: string) => {
    if (!fields.has(field)) fields.set(field, sentence)
  }
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys) add(key, `Leave out ${key}: this call doesn't know it.`)
    return
  }
  const field = issue.path.map(String).join('.')
  add(field || 'body', field ? issue.message : 'Send the fields of this call.')
}
