import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Sends a request with curl, as a person at a shell does; `args` are curl's own arguments. Gives the response without
 * following redirects. Every host name resolves to 127.0.0.1, admin.localhost too.
 */
export async function curl(url: string, ...args: string[]) {
  const { port } = new URL(url)
  const here = ['--resolve', `*:${port}:127.0.0.1`, '--max-time', '60']
  const { stdout } = await run('curl', ['-sS', '-i', ...here, ...args, url], {
    maxBuffer: 64 * 1024 * 1024,
  })
  const { head, body } = withoutInterim(stdout)
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(lines.map(headerOf))
  const status = Number(first.split(' ')[1])
  return { status, headers, head, type: headers['content-type'] ?? '', body }
}

/** Removes 1xx responses: 'HTTP/1.1 100 Continue' comes before the response to a large form. */
function withoutInterim(answer: string): { head: string; body: string } {
  const end = answer.indexOf('\r\n\r\n')
  const head = answer.slice(0, end)
  const body = answer.slice(end + 4)
  return /^HTTP\/\S+ 1\d\d/.test(head) ? withoutInterim(body) : { head, body }
}

function headerOf(line: string): [string, string] {
  const colon = line.indexOf(':')
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
}
