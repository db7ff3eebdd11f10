import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { asciiCode, httpWithoutFetch } from './server-code.mjs'

function built(code) {
  const chunk = { type: 'chunk', fileName: 'a.js', code }
  const error = (message) => {
    throw new Error(message)
  }
  asciiCode().generateBundle.call({ error }, {}, { 'a.js': chunk })
  return chunk.code
}

test('code in ASCII means what it meant before, in texts, templates and patterns', async () => {
  const code = 'export default [`रु ${1}`, "→", /[कख]+/u.exec("aक"), /^.$/u.test("🙂"), "é".length]'
  const text = built(code)
  expect(text).toMatch(/^[\0-\x7f]*$/)
  const of = async (source) =>
    (await import(`data:text/javascript,${encodeURIComponent(source)}`)).default
  expect(await of(text)).toEqual(await of(code))
})

test('a raw text with letters outside of ASCII is refused: it would have the escapes in it', () => {
  expect(() => built('export default String.raw`रु`')).toThrow('a.js')
  expect(built('export default String.raw`\\d` + "रु"')).toContain('`\\d`')
})

test('http comes without Node’s fetch, which an import loads', () => {
  const plugin = httpWithoutFetch()
  expect(plugin.resolveId('node:fs')).toBe(undefined)
  for (const name of ['http', 'https']) {
    const code = plugin.load(plugin.resolveId(`node:${name}`))
    expect(code).toContain('createServer')
    expect(loadsFetch(code)).toBe(false)
  }
  expect(loadsFetch("import 'node:http'")).toBe(true)
})

function loadsFetch(code) {
  const asked = `${code}
console.log(process.moduleLoadList.some((one) => one.includes('undici/undici')))`
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', asked])
  return output.toString().trim() === 'true'
}
