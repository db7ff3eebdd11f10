/** Whether an error says that a file or folder doesn't exist. */
export function isMissing(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
