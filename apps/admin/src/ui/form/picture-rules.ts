/** The documented image types (spec §5). The server checks the file's content itself. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/svg+xml', 'image/webp', 'image/gif']

/** 'navy.png, 184 KB', and a warning where the server is sure to refuse the file. */
export function pictureHint(file: File) {
  const facts = `${file.name}, ${readableSize(file.size)}.`
  if (!pictureTypes.includes(file.type)) return `${facts} This is not one of the allowed types.`
  if (file.size > MAX_BYTES) return `${facts} Images may be up to ${readableSize(MAX_BYTES)}.`
  return facts
}

const MAX_BYTES = 8 * 1024 * 1024

function readableSize(bytes: number) {
  const kilobytes = bytes / 1024
  return kilobytes < 1000 ? `${Math.ceil(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}
