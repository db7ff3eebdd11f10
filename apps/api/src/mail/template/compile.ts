import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type mjml2html from 'mjml-core'
import * as z from 'zod'

export const compiledPath = join(import.meta.dirname, 'compiled.ts')

const require = createRequire(import.meta.url)
// Both packages are CommonJS, and their types say otherwise.
const compiler = z
  .object({ default: z.custom<typeof mjml2html>((value) => typeof value === 'function') })
  .parse(require('mjml-core')).default
const preset: unknown = require('mjml-preset-core')

// The types don't know `presets`.
const options = { presets: [preset], keepComments: true }

/**
 * What compiled.ts must contain: the blocks of mail.mjml as HTML. A comment in double brackets begins a block, and words
 * in double braces are filled in when a mail is written. Only a script and a test compile, because it takes long.
 */
export async function compiledMail() {
  const source = readFileSync(join(import.meta.dirname, 'mail.mjml'), 'utf8')
  const { html, errors } = await compiler(source, options)
  const [problem] = errors
  if (problem) throw new Error(problem.formattedMessage)
  const [start = '', ...blocks] = squeezed(html).split('<!--[[')
  const lines = blocks.map((block) => {
    const [name = '', content = ''] = block.split(']]-->')
    return property(name, content)
  })
  const all = [property('start', start), ...lines]
  return [COMMENT, 'export const blocks = {', ...all, '}', ''].join('\n')
}

const COMMENT = '// Generated from mail.mjml: `pnpm --filter @etrend/api mail-template`.'

/** A property as the formatter would write it. */
function property(name: string, content: string) {
  const line = `  ${name}: ${quoted(content)},`
  return line.length > 100 && name.length > 4 ? line.replace(': ', ':\n    ') : line
}

function squeezed(html: string) {
  return html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?\{\{ ?(\w+) ?\}\} ?/g, '{{$1}}')
    .replaceAll(/ style="([^"]*)"/g, (_all, style: string) => ` style="${dense(style)}"`)
    .replaceAll(' style=""', '')
    .replaceAll(/> </g, '><')
    .trim()
}

function dense(style: string) {
  return style.replaceAll(/([:;,]) /g, '$1').replaceAll(/^ |;? ?$/g, '')
}

function quoted(text: string) {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
