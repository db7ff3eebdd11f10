/** The HTML of a mail's file, where it is in base64; '' without HTML. */
export function htmlIn(file: string) {
  const [, encoded = ''] = file.split(/base64\r\n(?:.+\r\n)*\r\n/)
  return Buffer.from(encoded, 'base64').toString()
}
