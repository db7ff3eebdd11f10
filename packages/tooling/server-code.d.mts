import type { Plugin, Rolldown } from 'vite'

/** The output of a build for the server. */
export declare const serverOutput: Pick<Rolldown.OutputOptions, 'comments' | 'minify'>
/** A Vite plugin: all letters outside of ASCII as escapes. */
export declare function asciiCode(): Plugin
/** A Vite plugin: node:http and node:https without Node's fetch. */
export declare function httpWithoutFetch(): Plugin
