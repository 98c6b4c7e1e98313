import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { sendMail } from '../../../server/mail/send-mail.ts'

const MAIL = {
  to: 'client@example.com',
  subject: '商标检索报告：云杉听',
  text: '随信附上报告。',
  attachments: [{ filename: '报告.pdf', contentType: 'application/pdf', content: new TextEncoder().encode('%PDF-') }],
}

/** A mail server that takes every message, or refuses every recipient; answers its address and what it was told. */
const startMailServer = async (refuses = false): Promise<{ url: string; told: () => string }> => {
  let told = ''
  const server: Server = createServer(socket => {
    let isData = false
    socket.write('220 mail\r\n')
    socket.on('data', chunk => {
      const text = chunk.toString()
      told += text
      if (isData) {
        if (!told.endsWith('\r\n.\r\n')) return
        isData = false
        socket.write('250 taken\r\n')
      } else if (text.startsWith('DATA')) {
        isData = true
        socket.write('354 go on\r\n')
      } else if (text.startsWith('RCPT') && refuses) socket.write('550 nobody\r\n')
      else if (text.startsWith('QUIT')) socket.end('221 bye\r\n')
      else socket.write('250 yes\r\n')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, told: () => told }
}

it('sends a message with its files, from the sender that is set', async () => {
  const { url, told } = await startMailServer()
  expect(await sendMail({ smtpUrl: url, smtpFrom: 'firm@example.com' }, MAIL)).toBe('sent')
  expect(told()).toContain('MAIL FROM:<firm@example.com>')
  expect(told()).toContain('RCPT TO:<client@example.com>')
  expect(told()).toContain(Buffer.from('%PDF-').toString('base64'))
})

it('says that it failed when the server refuses or is not there, and that it is off without one', async () => {
  const { url } = await startMailServer(true)
  expect(await sendMail({ smtpUrl: url, smtpFrom: undefined }, MAIL)).toBe('failed')
  expect(await sendMail({ smtpUrl: 'no address', smtpFrom: undefined }, MAIL)).toBe('failed')
  expect(await sendMail({ smtpUrl: undefined, smtpFrom: undefined }, MAIL)).toBe('off')
})
