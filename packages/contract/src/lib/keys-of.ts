/** The keys of an object as TypeScript knows them. */
export function keysOf<O extends object>(object: O): Extract<keyof O, string>[]
export function keysOf(object: object) {
  return Object.keys(object)
}
