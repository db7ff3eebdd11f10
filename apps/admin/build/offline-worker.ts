import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const WORKER = 'offline-worker.js'
/** What no screen needs to open: the barcode reader of some phones is kept when it is first used. */
const leftOut = /\.(wasm|map)$/

/** The name of a script: the service worker has no hash in its name, since browsers look there for its next version. */
export function scriptName({ name }: { name: string }) {
  return name === 'worker' ? WORKER : 'assets/[name]-[hash].js'
}

/** Tells the service worker which files the build has, so that another build is another worker. */
export function offlineFiles(base: string): Plugin {
  return {
    name: 'offline-files',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const worker = bundle[WORKER]
      if (worker?.type !== 'chunk') return
      const files = Object.keys(bundle)
        .filter((file) => file.startsWith('assets/') && !leftOut.test(file))
        .toSorted()
        .map((file) => base + file)
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
      worker.code = worker.code
        .replace('OFFLINE_FILES', () => JSON.stringify(files))
        .replace('OFFLINE_VERSION', () => JSON.stringify(version))
    },
  }
}
