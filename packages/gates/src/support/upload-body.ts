const BOUNDARY = '----etrendpictures'

export type Part = { name: string; content: string | Buffer; file?: string; type?: string }

/** A multipart form from its parts as they are, one after the other. */
export function uploadBody(parts: Part[]) {
  const bytes = parts.flatMap(({ name, content, file, type }) => {
    const asFile = file === undefined ? '' : `; filename="${file}"`
    const typed = type === undefined ? '' : `\r\nContent-Type: ${type}`
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${asFile}${typed}\r\n\r\n`
    return [Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')]
  })
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([...bytes, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  }
}
