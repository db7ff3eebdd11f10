import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { smtpDelivery } from './delivery'

const mail = { to: 'sita@example.com', subject: 'Hello', text: 'Words.', html: '<p>Words.</p>' }

test('a mail goes to the mail server as it is, from the shop to the one address', async () => {
  const { url, heard } = await mailServer()
  await smtpDelivery({ url, from: 'eTrend <shop@example.com>' })(mail)
  const all = heard.join('')
  expect(all).toContain('MAIL FROM:<shop@example.com>')
  expect(all).toContain('RCPT TO:<sita@example.com>')
  expect(all).toContain('From: eTrend <shop@example.com>')
  expect(all).toContain('Words.')
})

test('an address that looks like several is still one', async () => {
  const { url, heard } = await mailServer()
  const to = 'sita@example.com, thief@example.net'
  await smtpDelivery({ url, from: 'shop@example.com' })({ ...mail, to }).catch(() => undefined)
  expect(heard.join('')).not.toContain('<thief@example.net>')
})

/** A mail server that accepts everything, with as much SMTP as a sender needs. */
async function mailServer() {
  const heard: string[] = []
  const server = createServer((socket) => {
    let isData = false
    socket.write('220 ready\r\n')
    socket.on('error', () => undefined)
    socket.on('data', (bytes) => {
      const text = bytes.toString()
      heard.push(text)
      if (isData && !text.endsWith('\r\n.\r\n')) return
      isData = text.startsWith('DATA')
      socket.write(
        isData ? '354 go on\r\n' : text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n',
      )
    })
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  onTestFinished(() => void server.close())
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return { url: `smtp://127.0.0.1:${port}`, heard }
}
