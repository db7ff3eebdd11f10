/** Hands a text to the browser as a file to keep, marked as UTF-8 for spreadsheets, which guess otherwise. */
export function download(name: string, text: string, type: string) {
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
