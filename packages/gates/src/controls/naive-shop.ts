import { createServer } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import BetterSqlite from 'better-sqlite3'

// The control of the overselling gate, which must oversell: this shop reads the stock level, waits a moment and then
// writes it.
const db = new BetterSqlite(':memory:')
db.exec(`CREATE TABLE level (left INTEGER); INSERT INTO level VALUES (${Number(process.argv[2])})`)
const read = db.prepare('SELECT left FROM level').pluck()
const write = db.prepare('UPDATE level SET left = left - 1')

const server = createServer(
  (_request, response) => void sell().then((status) => response.writeHead(status).end()),
)
server.listen(0, '127.0.0.1', () => process.send?.(server.address()))

async function sell() {
  const isLeft = Number(read.get()) > 0
  await setImmediate()
  if (!isLeft) return 409
  write.run()
  return 201
}
