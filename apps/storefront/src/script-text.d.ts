declare module '*?script' {
  /** The compiled code of a TypeScript file (build/script-text.ts). */
  const text: string
  export default text
}
