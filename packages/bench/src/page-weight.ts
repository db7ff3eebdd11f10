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

function kilobytes(text: string) {
  return brotliCompressSync(text).length / 1000
}

async function textOf(url: URL) {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url.pathname} answered ${answer.status}`)
  return z.string().parse(await answer.text())
}
