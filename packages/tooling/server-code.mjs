import http from 'node:http'
import https from 'node:https'

const OTHER_LETTERS = /[^\0-\x7f]/g
const RAW = /String\.raw`[^`]*[^\0-\x7f]/

/** The output of a build for the server: its lines stay, so that the log names the line of an error. */
export const serverOutput = {
  comments: false,
  minify: { compress: true, mangle: false, codegen: { removeWhitespace: false } },
}

/**
 * A Vite plugin: writes all letters outside of ASCII as escapes. V8 keeps the text of all code in memory, with two bytes
 * for each letter of a file as soon as one of them isn't in Latin-1.
 */
export function asciiCode() {
  return {
    name: 'ascii-code',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        if (RAW.test(chunk.code))
          this.error(`${chunk.fileName}: String.raw has letters outside of ASCII.`)
        chunk.code = chunk.code.replace(OTHER_LETTERS, escaped)
      }
    },
  }
}

const HTTP = /^(?:node:)?(https?)$/
const BUILTIN = '\0builtin-'

/**
 * A Vite plugin: takes node:http and node:https from Node without reading all that they export, as an import does. One
 * export, WebSocket, loads Node's fetch, which takes 14 MB and 20 ms of the start, and which the shop doesn't use.
 */
export function httpWithoutFetch() {
  return {
    name: 'http-without-fetch',
    enforce: 'pre',
    resolveId(id) {
      const [, name] = HTTP.exec(id) ?? []
      return name && BUILTIN + name
    },
    load(id) {
      if (!id.startsWith(BUILTIN)) return undefined
      const name = id.slice(BUILTIN.length)
      const module = name === 'http' ? http : https
      const names = Object.keys(module).filter((one) => !OF_FETCH.has(one))
      return `const module = process.getBuiltinModule('node:${name}')
export default module
export const { ${names.join(', ')} } = module`
    },
  }
}

const OF_FETCH = new Set(['WebSocket', 'CloseEvent', 'MessageEvent'])

function escaped(unit) {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}
