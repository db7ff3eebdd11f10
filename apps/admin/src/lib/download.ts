/** Saves a text as a file. Adds a UTF-8 byte order mark, because spreadsheets guess the encoding without one. */
export function download(name: string, text: string, type: string) {
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
