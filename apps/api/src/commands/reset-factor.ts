import { existsSync } from 'node:fs'
import { StartError } from '@etrend/database'
import { resetFactor } from '../account/factor/reset'
import { dataDirParts } from '../data-dir/data-dir'
import { openDatabase } from '../db/client'
import { readEnv } from '../env'

// `npm run reset-factor -- hari@example.com`, see account/factor/README.md.
try {
  const [email, ...more] = process.argv.slice(2)
  if (!email || more.length > 0) {
    throw new StartError('Name one account: npm run reset-factor -- hari@example.com.')
  }
  const env = readEnv(process.env)
  const folders = dataDirParts(env.DATA_DIR, env)
  if (!folders.databaseUrl && !existsSync(folders.database)) {
    throw new StartError(`DATA_DIR ${folders.folder} holds no shop.`)
  }
  const db = openDatabase(folders, (line) => process.stderr.write(`${line}\n`))
  try {
    process.stdout.write(`${await resetFactor(db, email, new Date())}\n`)
  } finally {
    await db.close()
  }
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`)
  process.exitCode = 1
}
