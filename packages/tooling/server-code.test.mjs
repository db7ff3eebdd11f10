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

test.each(['http', 'https'])(
  '%s comes without Node’s fetch, which an import would load',
  (name) => {
    const { resolveId, load } = httpWithoutFetch()
    const loadsFetch = (code) => {
      const asked = `${code}\nconsole.log(process.moduleLoadList.some((one) => one.includes('undici/undici')))`
      const output = execFileSync(process.execPath, ['--input-type=module', '--eval', asked])
      return output.toString().trim() === 'true'
    }
    expect(resolveId('node:fs')).toBe(undefined)
    const code = load(resolveId(`node:${name}`))
    expect(code).toContain('createServer')
    expect(loadsFetch(code.replaceAll('export default module', ''))).toBe(false)
    if (name === 'http') expect(loadsFetch("import 'node:http'")).toBe(true)
  },
)
