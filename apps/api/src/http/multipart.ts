import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../lib/refusal'
import { contractRouteOf } from './contract-route'
import { hook } from './hook'
import { readForm } from './read-form'
import { uploadRoom } from './upload-room'

const KIB = 1024
/** Twice what the longest form has, a product's. A field that no form has gets an answer that names it. */
const MAX_FIELDS = 32
export const MAX_PICTURE_BYTES = 8 * KIB * KIB
/** A picture with the texts beside it and what separates them. */
const MAX_FORM_BYTES = 9 * KIB * KIB
/** The limit of a JSON body. A form up to this size doesn't wait for room among the uploads. */
const SMALL_FORM_BYTES = 64 * KIB

/**
 * Reads forms into a plain body: texts as strings, files as Files in memory (one of at most 8 MiB), so that nothing
 * is left on disk by a form that is refused. A form is read only where the contract says that the call takes one,
 * and after its caller's access and its length have been checked.
 */
export async function readForms(app: FastifyInstance) {
  // Fastify reads text/plain by default, and other sites can make a browser post it without a CORS preflight.
  app.removeContentTypeParser('text/plain')
  await app.register(multipart, {
    limits: {
      fileSize: MAX_PICTURE_BYTES,
      files: 1,
      fields: MAX_FIELDS,
      fieldSize: 16 * KIB,
      fieldNameSize: 100,
      parts: MAX_FIELDS + 1,
      headerPairs: 100,
    },
  })
  const room = uploadRoom()
  app.addHook(
    'onRequest',
    hook((request) => {
      if (isForm(request)) refuseUnread(request)
    }),
  )
  app.addHook(
    'preValidation',
    hook((request, reply) => {
      return isForm(request) ? read(request, reply) : undefined
    }),
  )

  async function read(request: FastifyRequest, reply: FastifyReply) {
    if (lengthOf(request) > SMALL_FORM_BYTES) await room.enter(request, reply)
    request.body = await readForm(request)
  }
}

function isForm({ headers }: FastifyRequest) {
  return /^\s*multipart\//i.test(headers['content-type'] ?? '')
}

/** Refuses a form that is not worth reading, from its route and headers alone. */
function refuseUnread(request: FastifyRequest) {
  if (contractRouteOf(request)?.contentType !== 'multipart/form-data') {
    throw new Refusal(415, 'This call takes no form: send it as JSON.')
  }
  if (!BOUNDARY.test(request.headers['content-type'] ?? '')) {
    throw new Refusal(400, 'Say in Content-Type how the form’s parts are separated: boundary=….')
  }
  if (request.headers['content-length'] === undefined) {
    throw new Refusal(400, 'Say in Content-Length how long the form is.')
  }
  if (lengthOf(request) > MAX_FORM_BYTES) {
    throw new Refusal(413, 'This is too large: a picture may have 8 MB, a form 64 kB.')
  }
}

/** RFC 2046: 1 to 70 of these characters, the last no space; quoted or not. */
const BOUNDARY =
  /;\s*boundary=(?:"[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]"|[\w'()+,./:=?-]{1,70})\s*(?:;|$)/i

function lengthOf({ headers }: FastifyRequest) {
  return Number(headers['content-length'])
}
