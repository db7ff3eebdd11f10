import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { Refusal } from '../lib/refusal'

/**
 * The fields of a multipart form: its texts, and its file as a File; a list where a name comes twice.
 * Refuses (400, 413) forms that are damaged, cut off or beyond the limits.
 */
export async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  // The stream of a closed connection never ends, so reading it would never end either.
  if (request.raw.destroyed) throw cutOff()
  const fields = new Map<string, unknown[]>()
  try {
    for await (const part of request.parts()) {
      fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), await valueOf(part)])
    }
  } catch (error) {
    // The rest has to be received all the same before the connection can carry the next request.
    request.raw.resume()
    if (request.raw.readableAborted) throw cutOff()
    // Limits of the plugin have a code. The parser's own errors have none: the form itself is wrong.
    if (error instanceof Refusal || hasCode.safeParse(error).success) throw error
    throw new Refusal(400, 'This form can’t be read: it is damaged or not complete.')
  }
  return Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  )
}

/** The caller hung up before the whole form had arrived. Nobody reads this answer, and it isn't the server's fault. */
function cutOff() {
  return new Refusal(400, 'The connection was closed before the whole form had arrived.')
}

const hasCode = z.object({ code: z.string() })

async function valueOf(part: MultipartFile | MultipartValue): Promise<unknown> {
  if (part.type === 'file') {
    return new File([await part.toBuffer()], part.filename, { type: part.mimetype })
  }
  if (part.valueTruncated || part.fieldnameTruncated) {
    throw new Refusal(413, 'One of the texts of this form is too long.')
  }
  return part.value
}
