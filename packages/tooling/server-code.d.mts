/** The output of a build for the server. */
export declare const serverOutput: {
  comments: false
  minify: { compress: true; mangle: false; codegen: { removeWhitespace: false } }
}

/** A Vite plugin: all letters outside of ASCII as escapes. */
export declare function asciiCode(): {
  name: string
  generateBundle(
    this: { error(message: string): never },
    options: unknown,
    bundle: Record<string, { type: string; fileName: string; code?: string }>,
  ): void
}

/** A Vite plugin: node:http and node:https without Node's fetch. */
export declare function httpWithoutFetch(): {
  name: string
  enforce: 'pre'
  resolveId(id: string): string | undefined
  load(id: string): string | undefined
}
