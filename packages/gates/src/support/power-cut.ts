import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const source = fileURLToPath(new URL('../../native/power-cut.c', import.meta.url))

/** Compiles the shim into a folder and gives its file; undefined where there is no C compiler. */
export function compileShim(folder: string) {
  const shim = join(folder, 'power-cut.so')
  try {
    execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', shim, source, '-ldl'], { stdio: 'pipe' })
    return shim
  } catch {
    return undefined
  }
}

/** Copies a folder as it is now and notes the inodes of its files: a power cut can lead back to this state. */
export function startingPoint(folder: string, copy: string) {
  cpSync(folder, copy, { recursive: true })
  return { folder, copy, inodes: inodesBelow(folder) }
}

/**
 * Writes to `target` what the disk would hold after a power cut: each file as it was last flushed, and in each folder
 * the names that it had when it was last flushed. `kept` is the folder that the shim writes to.
 */
export function afterTheCut(start: ReturnType<typeof startingPoint>, kept: string, target: string) {
  restore(start, kept, '', statSync(start.folder).ino, target)
}

type Start = ReturnType<typeof startingPoint>

function restore(start: Start, kept: string, path: string, inode: number, target: string) {
  mkdirSync(join(target, path), { recursive: true })
  for (const [name, entry] of durableNames(start, kept, path, inode)) {
    const file = join(path, name)
    const flushed = join(kept, `f-${entry}`)
    if (isFolder(start, file)) restore(start, kept, file, entry, target)
    else if (existsSync(flushed)) copyFileSync(flushed, join(target, file))
    else if (start.inodes.get(file) === entry)
      copyFileSync(join(start.copy, file), join(target, file))
    else writeFileSync(join(target, file), '') // its name was flushed, its bytes never were
  }
}

/** The names in a folder and their inodes, as they were last flushed, else as they were at the start. */
function durableNames({ inodes }: Start, kept: string, path: string, inode: number) {
  const list = join(kept, `d-${inode}`)
  if (!existsSync(list)) {
    const parent = path === '' ? '.' : path
    return [...inodes].flatMap(([file, entry]): [string, number][] =>
      dirname(file) === parent ? [[file.slice(file.lastIndexOf('/') + 1), entry]] : [],
    )
  }
  return readFileSync(list, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): [string, number] => {
      const space = line.indexOf(' ')
      return [line.slice(space + 1), Number(line.slice(0, space))]
    })
}

function isFolder({ folder, copy }: Start, path: string) {
  const there = [join(folder, path), join(copy, path)].find((one) => existsSync(one))
  return there !== undefined && statSync(there).isDirectory()
}

function inodesBelow(folder: string, path = ''): Map<string, number> {
  const entries = readdirSync(join(folder, path), { withFileTypes: true })
  return new Map(
    entries.flatMap((entry) => {
      const file = join(path, entry.name)
      const own: [string, number] = [file, statSync(join(folder, file)).ino]
      return entry.isDirectory() ? [own, ...inodesBelow(folder, file)] : [own]
    }),
  )
}
