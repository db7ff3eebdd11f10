import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { serverArgs, serverFile } from '@etrend/tooling/server-args'

/** The staff account that every shop of the tests is started with. */
export const staff = { email: 'staff@etrend.test', password: 'keys to the back room' }

export type Shop = Awaited<ReturnType<typeof startShop>>

// A start takes seconds, a minute on a busy machine.
const PATIENCE_MS = 600_000

/**
 * Starts the built server on a free port and resolves once it has printed its addresses; rejects with its output when
 * it ends before that. `settings` are its environment: it inherits nothing but PATH.
 */
export async function startShop(settings: { DATA_DIR: string } & Record<string, string>) {
  const { server, port } = await listening(settings)
  return {
    ...server,
    port,
    /** The storefront's address in a browser. */
    origin: `http://localhost:${port}`,
    adminOrigin: `http://admin.localhost:${port}`,
    /** The address for calls of the tests: an IP address, so that no name has to be resolved. */
    api: `http://127.0.0.1:${port}`,
  }
}

/**
 * A server that listens, and its port. Whether a port is free is known only once a server listens on it: where another
 * program was quicker, the server ends, and is started again on another port.
 */
async function listening(settings: Record<string, string>) {
  for (;;) {
    const port = await freePort()
    const server = launch({
      PORT: String(port),
      ADMIN_EMAIL: staff.email,
      ADMIN_PASSWORD: staff.password,
      // Pictures are drawn when a test looks at them; drawing all of them would keep a core busy for minutes.
      DRAW_AHEAD: 'no',
      ...settings,
    })
    try {
      await server.printed('The admin:')
      return { server, port }
    } catch (error) {
      if (!server.stderr().includes(`PORT ${port} is in use`)) throw error
    }
  }
}

/** Starts a server with exactly these settings and waits until it ends by itself. */
export async function startUntilExit(settings: Record<string, string>) {
  const server = launch(settings)
  const { code } = await server.ended
  return { code, stdout: server.stdout(), stderr: server.stderr() }
}

/** A port that nothing listens on at this moment. */
export async function freePort() {
  const probe = createServer()
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening))
  const address = probe.address()
  await new Promise((closed) => probe.close(closed))
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}

function launch(settings: Record<string, string>) {
  if (!existsSync(serverFile))
    throw new Error('The shop is not built: run `pnpm turbo build` first.')
  const child = spawn(process.execPath, serverArgs, {
    env: { PATH: process.env.PATH ?? '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  const listeners = new Set<() => void>()
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
    for (const listener of listeners) listener()
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal }))
  })

  return {
    /** The id of the server's process; undefined where it could not be started. */
    pid: child.pid,
    ended,
    stdout: () => stdout,
    stderr: () => stderr,

    /** Resolves once stdout contains these words. */
    printed: (words: string) =>
      new Promise<void>((resolve, reject) => {
        const fail = (why: string) => {
          child.kill('SIGKILL')
          reject(new Error(`${why}\n${stdout}\n${stderr}`))
        }
        const timer = setTimeout(() => fail(`The server never printed '${words}'.`), PATIENCE_MS)
        const settle = (end: () => void) => {
          clearTimeout(timer)
          listeners.delete(look)
          end()
        }
        const look = () => stdout.includes(words) && settle(resolve)
        listeners.add(look)
        void ended.then(() => settle(() => fail(`The server ended before it printed '${words}'.`)))
        look()
      }),

    signal: (signal: NodeJS.Signals) => void child.kill(signal),

    /** Sends a signal, waits for the end of the process, and gives its exit code or signal. */
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal)
      return await ended
    },
  }
}
