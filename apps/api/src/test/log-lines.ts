import * as z from 'zod'

const line = z.looseObject({ msg: z.string(), reqId: z.string().optional() })

/** A logger for a shop, and the lines that it has written. */
export function logLines() {
  const lines: z.infer<typeof line>[] = []
  const write = (text: string) => void lines.push(line.parse(JSON.parse(text)))
  return { lines, logger: { level: 'info', stream: { write } } }
}
