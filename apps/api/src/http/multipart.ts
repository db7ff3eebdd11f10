import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'

const KIB = 1024
export const MAX_PICTURE_BYTES = 8 * KIB * KIB

/**
 * Reads forms into a plain body: texts as strings, files as Files in memory (one of at most 8 MiB),
 * so that nothing is left on disk by a form that is refused.
 */
export async function readForms(app: FastifyInstance) {
  // Fastify reads it by default, and a plain-text post is what a foreign page can send without asking.
  app.removeContentTypeParser('text/plain')
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: {
      fileSize: MAX_PICTURE_BYTES,
      files: 1,
      fields: 12,
      fieldSize: 16 * KIB,
      fieldNameSize: 100,
      parts: 13,
      headerPairs: 100,
    },
    async onFile(part) {
      const bytes = await part.toBuffer()
      // @fastify/multipart puts `value` into the body; its types don't know the property on files.
      Object.assign(part, { value: new File([bytes], part.filename, { type: part.mimetype }) })
    },
  })
}
