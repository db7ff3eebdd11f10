/** A random UUID. `crypto.randomUUID` is missing on pages without https, as on a shop's address in its own network. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes]
    .map((byte, at) => {
      if (at === 6) return (byte & 0x0f) | 0x40
      return at === 8 ? (byte & 0x3f) | 0x80 : byte
    })
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
