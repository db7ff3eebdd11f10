/** '1 piece', '12 pieces'; `many` where adding an s won't do. */
export function counted(count: number, one: string, many = `${one}s`) {
  return `${count} ${count === 1 ? one : many}`
}
