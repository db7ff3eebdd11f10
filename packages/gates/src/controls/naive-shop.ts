import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import BetterSqlite from 'better-sqlite3'

// The control of the overselling gate, which must oversell: this shop reads the stock level, and writes it later.
const pieces = Number(process.argv[2])
const db = new BetterSqlite(':memory:')
db.exec(`CREATE TABLE level (left INTEGER); INSERT INTO level VALUES (${pieces})`)
const read = db.prepare('SELECT left FROM level').pluck()
const write = db.prepare('UPDATE level SET left = left - 1')

const server = createServer(
  (_request, response) => void sell().then((status) => response.writeHead(status).end()),
)
server.listen(0, '127.0.0.1', () => process.send?.(server.address()))

// A sale is written once more buyers have read than there are pieces. So buyers at once always oversell, on a busy
// machine too, and buyers one after the other never do: each is served after this time.
const SERVED_MS = 5_000
let letAllWrite = () => {}
const manyHaveRead = new Promise<void>((resolve) => {
  letAllWrite = resolve
})
let buyers = 0

async function sell() {
  const isLeft = Number(read.get()) > 0
  buyers += 1
  if (buyers > pieces) letAllWrite()
  await Promise.race([manyHaveRead, wait(SERVED_MS, undefined, { ref: false })])
  if (!isLeft) return 409
  write.run()
  return 201
}
