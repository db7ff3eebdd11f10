import { backupCommand } from '../backups/command'
import { dataDirParts } from '../data-dir/data-dir'
import { readEnv } from '../env'

// `npm run backup`, `npm run restore -- FILE` and `npm run verify-backup`, see backups/README.md.
const [command = '', ...names] = process.argv.slice(2)
const env = readEnvOrExit()
process.exitCode = await backupCommand(command, names, {
  folders: dataDirParts(env.DATA_DIR, env),
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
})

function readEnvOrExit() {
  try {
    return readEnv(process.env)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
