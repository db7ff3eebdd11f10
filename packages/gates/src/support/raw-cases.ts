const json = 'Content-Type: application/json\r\n'
const post = (path: string, headers: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n${body}`
const sized = (path: string, headers: string, body: string) =>
  post(path, `${headers}Content-Length: ${Buffer.byteLength(body)}\r\n`, body)
const get = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`

/** Bytes that no client sends into a socket: framing, smuggling, and types that once got past validation. */
export const rawCases: readonly { name: string; bytes: string | Buffer }[] = [
  { name: 'no HTTP at all', bytes: 'hello shop\r\n\r\n' },
  { name: 'a TLS hello', bytes: Buffer.from('160301020001000100', 'hex') },
  { name: 'NULs', bytes: Buffer.alloc(500) },
  { name: 'HTTP/0.9', bytes: 'GET /\r\n' },
  { name: 'HTTP/2 preface', bytes: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n' },
  { name: 'no Host', bytes: 'GET /livez HTTP/1.1\r\nConnection: close\r\n\r\n' },
  {
    name: 'two Hosts',
    bytes: 'GET /livez HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
  },
  { name: 'a Host of garbage', bytes: 'GET / HTTP/1.1\r\nHost: [::1\r\nConnection: close\r\n\r\n' },
  { name: 'an absolute address', bytes: get('http://169.254.169.254/latest') },
  {
    name: 'two lengths',
    bytes: post('/login/', `${json}Content-Length: 2\r\nContent-Length: 4\r\n`, '{}{}'),
  },
  {
    name: 'length and chunks',
    bytes: post(
      '/login/',
      `${json}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n`,
      '0\r\n\r\n',
    ),
  },
  {
    name: 'chunks twice',
    bytes: post('/login/', `${json}Transfer-Encoding: chunked, chunked\r\n`, '0\r\n\r\n'),
  },
  {
    name: 'a chunk of garbage',
    bytes: post('/login/', `${json}Transfer-Encoding: chunked\r\n`, 'zz\r\n{}\r\n'),
  },
  { name: 'a negative length', bytes: post('/login/', `${json}Content-Length: -1\r\n`, '{}') },
  { name: 'a huge length', bytes: post('/login/', `${json}Content-Length: 99999999999\r\n`, '{}') },
  { name: 'a header of 100 kB', bytes: get('/livez', `X-Long: ${'x'.repeat(100_000)}\r\n`) },
  { name: '3,000 headers', bytes: get('/livez', 'X: y\r\n'.repeat(3_000)) },
  { name: 'a line break in a header', bytes: get('/livez', 'X-A: b\rInjected: yes\r\n') },
  { name: 'a NUL in the path', bytes: get('/store/products/\u0000') },
  { name: 'half a percent sign', bytes: get('/store/products/%') },
  { name: 'bytes that are no UTF-8', bytes: get('/store/search?q=%ff%fe') },
  { name: 'a path of 60 kB', bytes: get(`/${'a/'.repeat(30_000)}`) },
  { name: 'dots', bytes: get('/media/..%2f..%2f..%2fetc/passwd') },
  { name: 'TRACE', bytes: 'TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' },
  {
    name: 'a method of its own',
    bytes: 'BREW /store/cart HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  },
  { name: 'an upgrade', bytes: get('/', 'Upgrade: websocket\r\nConnection: Upgrade\r\n') },
  {
    name: 'a type with a tab',
    bytes: sized('/store/cart', 'Content-Type: application/json\t;x\r\n', '{"lines":[],"x":1}'),
  },
  {
    name: 'a type with a space before it',
    bytes: sized('/store/cart', 'Content-Type:  application/json\r\n', '{"lines":1}'),
  },
  {
    name: 'a type in capitals',
    bytes: sized('/store/cart', 'Content-Type: APPLICATION/JSON\r\n', '{"lines":1}'),
  },
  {
    name: 'a type of garbage',
    bytes: sized('/store/cart', 'Content-Type: application/jsonx\r\n', '{"lines":1}'),
  },
  {
    name: 'plain text',
    bytes: sized('/store/cart', 'Content-Type: text/plain\r\n', '{"lines":[]}'),
  },
  { name: 'a deep body', bytes: sized('/store/cart', json, '['.repeat(5_000) + ']'.repeat(5_000)) },
  {
    name: 'two requests in one',
    bytes: get('/livez').replace('Connection: close\r\n', '') + get('/livez'),
  },
]
