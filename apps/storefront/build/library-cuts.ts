import { requireVersion } from '@etrend/tooling/library-version'
import type { Plugin } from 'vite'

type Cut = { from: RegExp; to: string | ((match: string, group: string) => string) }

type Cuts = {
  /** The package's name, and the only version that the cuts were written for. */
  library: string
  version: string
  /** The modules of the package that are changed. */
  modules: RegExp
  cuts: Cut[]
}

/**
 * A Vite plugin that replaces text in the modules of a library. A build fails if the library has another version, and
 * if a cut doesn't match any text: otherwise pages would silently become heavier again.
 */
export function libraryCuts({ library, version, modules, cuts }: Cuts): Plugin {
  const unused = new Set(cuts)
  let isBuild = false
  return {
    name: `cuts-in-${library}`,
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    transform(code, id) {
      if (!id.includes(`/node_modules/${library}/`) || !modules.test(id)) return undefined
      requireVersion(id, library, version)
      let cut = code
      for (const one of cuts) {
        const before = cut
        // The two kinds of `to` are two overloads of replace().
        cut =
          typeof one.to === 'string' ? cut.replace(one.from, one.to) : cut.replace(one.from, one.to)
        if (cut !== before) unused.delete(one)
      }
      return { code: cut, map: null }
    },
    buildEnd(error) {
      if (error || !isBuild || unused.size === 0) return
      const texts = [...unused].map(({ from }) => String(from)).join(' and ')
      this.error(`Nothing in ${library} ${version} matches ${texts}: see build/dead-weight.ts.`)
    },
  }
}
