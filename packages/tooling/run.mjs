import { spawn } from 'node:child_process'
import { delimiter, isAbsolute } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's own folder; every command runs there. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Runs a command in the repository's folder (or `cwd`) without a stdin and gives its exit code and, when `quiet`, what it printed
 * (otherwise that goes to this process's output). A command that can't be started has the code 127.
 */
export function run(command, args, { path = [], env = {}, quiet = false, cwd = root } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: environment(path, env),
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    shell: needsShell(command),
  })
  return new Promise((resolve) => {
    let output = ''
    const collect = (text) => (output += text)
    child.stdout?.setEncoding('utf8').on('data', collect)
    child.stderr?.setEncoding('utf8').on('data', collect)
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }))
    child.on('close', (code, signal) => resolve({ code: signal ? 1 : code, output }))
  })
}

/**
 * Runs a command in this process's place: with its input and output, until it ends, and gives its exit code. The first
 * signal to stop is passed on. Rejects when the command can't be started.
 */
export function replaceBy(command, args, { path = [], env = {}, cwd = root } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: environment(path, env),
    stdio: 'inherit',
    shell: needsShell(command),
  })
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // Ctrl-C in a terminal reaches the command by itself; a second signal could interrupt what it is finishing.
      const hasHeard = signal === 'SIGINT' && process.stdin.isTTY
      if (!isStopping && !hasHeard) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
      isStopping = true
    })
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(signal ? 1 : code))
  })
}

/** npx, pnpm and vite are .cmd files on Windows, which only a shell can start; no argument of ours has a space. */
function needsShell(command) {
  return process.platform === 'win32' && !isAbsolute(command)
}

/** This process's environment, with `path` before PATH, `env` on top, and the telemetry of tools turned off. */
function environment(path, env) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  return {
    ...process.env,
    [name]: [...path, process.env[name]].join(delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    DO_NOT_TRACK: '1',
    ...env,
  }
}
