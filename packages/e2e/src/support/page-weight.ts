import { once } from 'node:events'
import { get, IncomingMessage } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import * as z from 'zod'

/**
 * The sizes in kB, with brotli 11, of a page's HTML (with its inlined CSS), its whole stylesheet, and its scripts with
 * all that they import.
 */
export async function weigh(origin: string, path: string) {
  const html = await textOf(new URL(path, origin))
  const [, sheet = ''] = /data-styles="([^"]*)"/.exec(html) ?? []
  const css = await textOf(new URL(sheet, origin))
  const [, modules = ''] = /data-modules="([^"]*)"/.exec(html) ?? []
  const scripts = new Map<string, string>()
  const waiting = modules.split(' ').filter(Boolean)
  for (const script of waiting) {
    if (scripts.has(script)) continue
    const source = await textOf(new URL(script, origin))
    scripts.set(script, source)
    for (const [, imported] of source.matchAll(/(?:from|^import|;import)\s*["'](\.[^"']+)["']/g)) {
      if (imported) waiting.push(new URL(imported, new URL(script, origin)).pathname)
    }
  }
  const script = [...scripts.values()].reduce((sum, source) => sum + kilobytes(source), 0)
  return { html: kilobytes(html), css: kilobytes(css), script }
}

/** How many bytes the shop sends for a page's HTML over a new connection: compressed with brotli, and its headers. */
export async function bytesSent(origin: string, path: string) {
  const headers = { accept: 'text/html', 'accept-encoding': 'br' }
  const asked = get(new URL(path, origin), { headers, agent: false })
  const [answer] = z.tuple([z.instanceof(IncomingMessage)]).parse(await once(asked, 'response'))
  await once(answer.resume(), 'end')
  if (answer.headers['content-encoding'] !== 'br') throw new Error(`${path} isn't compressed`)
  return answer.socket.bytesRead
}

function kilobytes(text: string) {
  return brotliCompressSync(text).length / 1000
}

async function textOf(url: URL) {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url.pathname} answered ${answer.status}`)
  return z.string().parse(await answer.text())
}
