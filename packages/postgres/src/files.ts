import { Readable } from 'node:stream'
import type { FilePath, Files, NewFile, OpenFile, folderFiles } from '@etrend/database'
import type pg from 'pg'
import * as z from 'zod'
import { inTransaction, rowsOf, type Connection } from './connections'

const path = z.object({ path: z.string() })
const listed = z.object({ path: z.string(), size: z.number() })
const content = z.object({ path: z.string(), bytes: z.instanceof(Buffer) })

/** The folder of one machine, used as a cache of pictures that were asked for there. */
type Cache = Pick<
  ReturnType<typeof folderFiles>,
  'open' | 'write' | 'delete' | 'remove' | 'paths' | 'sweepDrafts'
>

/**
 * The files of a shop on PostgreSQL: rows of `shop_file`. Pictures are sent from `cache` where they are there, also while
 * the database can't be reached. A picture that another server deleted may be sent from it until sweepCache(): it is
 * still the picture that its name, made from its content, has always stood for. Times are the database's.
 */
export function postgresFiles(
  pool: pg.Pool,
  cache: Cache,
): Files & { sweepCache: () => Promise<void> } {
  const fetching = new Map<FilePath, Promise<Buffer | undefined>>()

  /** Requests for a picture at the same time share one reading of its row. */
  function fetch(wanted: FilePath) {
    const shared = fetching.get(wanted) ?? fetchAlone(wanted).finally(() => fetching.delete(wanted))
    fetching.set(wanted, shared)
    return shared
  }

  async function fetchAlone(wanted: FilePath) {
    const bytes = await readRow(pool, wanted)
    // A disk without room for the cache is no reason not to send the picture.
    if (bytes) await cache.write([{ path: wanted, bytes }]).catch(() => undefined)
    return bytes
  }

  async function sweepCache() {
    await cache.sweepDrafts()
    for (const some of parts(await cache.paths('media'), AT_ONCE)) {
      const kept = await pathsOf(pool, 'SELECT path FROM shop_file WHERE path = ANY($1)', [some])
      for (const one of some) if (!kept.has(one)) await cache.delete(one)
    }
  }

  return {
    sweepCache,

    async write(written) {
      await inTransaction(pool, '', async (tx) => {
        for (const file of written.toSorted(byPath)) await insertFile(tx, file)
      })
    },

    async keep(paths) {
      const kept = await rowsOf(
        pool,
        `UPDATE shop_file SET kept_at = clock_timestamp() WHERE path IN (
           SELECT path FROM shop_file WHERE path = ANY($1) ORDER BY path FOR UPDATE) RETURNING path`,
        [paths],
      )
      return kept.length === new Set(paths).size
    },

    async open(wanted) {
      const cached = await cache.open(wanted)
      if (cached) return cached
      const bytes = await fetch(wanted)
      return bytes && inMemory(bytes)
    },

    read: (wanted) => readRow(pool, wanted),

    async list(folder, ending = '') {
      const rows = await rowsOf(
        pool,
        `SELECT path, octet_length(bytes) AS size FROM shop_file
         WHERE starts_with(path, $1) AND right(path, length($2)) = $2 ORDER BY path`,
        [`${folder}/`, ending],
      )
      return z.array(listed).parse(rows)
    },

    async delete(unwanted) {
      await pool.query('DELETE FROM shop_file WHERE path = $1', [unwanted])
      await cache.delete(unwanted)
    },

    async remove(start) {
      await inTransaction(pool, '', async (tx) => {
        // Locked first: an upload of the same picture may be renewing it.
        const those = await rowsOf(
          tx,
          `SELECT path, kept_at > made_at AND kept_at > now() - interval '1 minute' AS is_kept
           FROM shop_file WHERE starts_with(path, $1) ORDER BY path FOR UPDATE`,
          [start],
        )
        if (those.some((row) => row['is_kept'])) return
        await tx.query('DELETE FROM shop_file WHERE path = ANY($1)', [
          those.map((row) => row['path']),
        ])
        await cache.remove(start)
      })
    },

    async sweep(isUsed) {
      const old = await pathsOf(pool, `SELECT path FROM shop_file WHERE ${unkept}`, [])
      let deleted = 0
      for (const some of parts(
        [...old].filter((one) => !isUsed(one)),
        AT_ONCE,
      )) {
        // What an upload is renewing just now is left to the next sweep.
        const gone = await pathsOf(
          pool,
          `DELETE FROM shop_file WHERE path IN (
             SELECT path FROM shop_file WHERE path = ANY($1) AND ${unkept} FOR UPDATE SKIP LOCKED) RETURNING path`,
          [some],
        )
        deleted += gone.size
      }
      await sweepCache()
      return deleted
    },

    async madeOnce(secret, make) {
      const found = await readRow(pool, secret)
      if (found) return found
      await insertFile(pool, { path: secret, bytes: make() })
      const made = await readRow(pool, secret)
      if (!made) throw new Error(`${secret} was deleted as soon as it was made`)
      return made
    },
  }
}

const AT_ONCE = 1000
const unkept = `starts_with(path, 'media/') AND kept_at < now() - interval '1 hour'`

/** The bytes of the first writer stay, so that no cache ever differs from the row. */
export async function insertFile(tx: Connection, { path: name, bytes }: NewFile) {
  await tx.query(
    `INSERT INTO shop_file (path, bytes) VALUES ($1, $2)
     ON CONFLICT (path) DO UPDATE SET kept_at = clock_timestamp()`,
    [name, bytes],
  )
}

export async function readRow(connection: Connection, wanted: FilePath) {
  const [found] = await readRows(connection, [wanted])
  return found?.bytes
}

/** Those of these files that exist, in any order. */
export async function readRows(connection: Connection, wanted: readonly FilePath[]) {
  const text = 'SELECT path, bytes FROM shop_file WHERE path = ANY($1)'
  return z.array(content).parse(await rowsOf(connection, text, [wanted]))
}

async function pathsOf(connection: Connection, text: string, values: unknown[]) {
  const rows = z.array(path).parse(await rowsOf(connection, text, values))
  return new Set(rows.map((row) => row.path))
}

function inMemory(bytes: Buffer): OpenFile {
  return { size: bytes.length, stream: () => Readable.from([bytes]), close: async () => {} }
}

/** Slices of `size` items. */
export function* parts<Item>(all: readonly Item[], size: number) {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size)
}

function byPath(a: NewFile, b: NewFile) {
  return a.path < b.path ? -1 : 1
}
