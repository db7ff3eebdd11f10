import { parseArgs } from 'node:util'
import { StartError } from '@etrend/database'
import { dataDirParts } from '../data-dir/data-dir'
import { readEnv } from '../env'
import { move } from '../moving/move'

// `npm run move -- postgres://…` and `npm run move -- DATA_DIR`, see moving/README.md.
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  })
  const [to, ...more] = positionals
  if (!to || more.length > 0) {
    throw new StartError(
      'Name where the shop moves to: npm run move -- postgres://user:password@host/database, or npm run move -- FOLDER.',
    )
  }
  const env = readEnv(process.env)
  const folders = dataDirParts(env.DATA_DIR, env)
  await move(to, {
    folders,
    replaces: values.replace,
    say: (line) => process.stdout.write(`${line}\n`),
  })
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`)
  process.exitCode = 1
}
