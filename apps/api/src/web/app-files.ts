import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { isMissing } from '@etrend/database'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendKept, type AnswerCache } from '../http/answer-cache'

// A file of a build never changes.
const VERSION = 0

/**
 * The files of a built app by the paths under which they are requested: nothing else can be requested. They are kept
 * like answers once they were asked for. Files under assets/ carry their content's hash in the name, so browsers cache
 * them permanently.
 */
export async function readAppFiles(folder: string, answers: AnswerCache) {
  const types = new Map<string, string>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const type = typeOf[extname(entry.name)]
    if (!entry.isFile() || !type || entry.parentPath.includes('.vite')) continue
    const file = join(entry.parentPath, entry.name)
    types.set(file.slice(folder.length).replaceAll('\\', '/'), type)
  }

  async function read(key: string, path: string, type: string) {
    const body = await readFile(join(folder, path))
    return answers.keep(key, { version: VERSION, status: 200, type, body })
  }

  return {
    has: (path: string) => types.has(path),

    async send(request: FastifyRequest, reply: FastifyReply, path: string) {
      const type = types.get(path)
      if (!type) return reply.callNotFound()
      const key = `file ${folder}${path}`
      try {
        await sendKept(request, reply, answers.get(key, VERSION) ?? (await read(key, path, type)))
      } catch (error) {
        // Another build has replaced this one's files while the shop runs.
        if (!isMissing(error)) throw error
        return reply.callNotFound()
      }
      return reply
    },
  }
}

const typeOf: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}
