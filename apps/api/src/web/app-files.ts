import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendKept, withTag, type KeptAnswer } from '../http/answer-cache'

/**
 * The files of a built app, kept in memory by the paths under which they are requested: nothing else can be requested.
 * Files under assets/ carry their content's hash in the name, so browsers cache them permanently.
 */
export async function readAppFiles(folder: string) {
  const files = new Map<string, KeptAnswer>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const type = types[extname(entry.name)]
    if (!entry.isFile() || !type || entry.parentPath.includes('.vite')) continue
    const file = join(entry.parentPath, entry.name)
    const path = file.slice(folder.length).replaceAll('\\', '/')
    const body = await readFile(file)
    files.set(path, withTag({ version: 0, status: 200, type, body }))
  }

  return {
    has: (path: string) => files.has(path),

    async send(request: FastifyRequest, reply: FastifyReply, path: string) {
      const file = files.get(path)
      if (!file) return reply.callNotFound()
      await sendKept(request, reply, file)
      return reply
    },
  }
}

const types: Record<string, string> = {
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
