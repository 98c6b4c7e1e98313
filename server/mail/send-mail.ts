import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'

/** A message with files; text only. */
export interface Mail {
  to: string
  subject: string
  text: string
  attachments: readonly { filename: string; contentType: string; content: Uint8Array }[]
}

export type MailSettings = Pick<Config, 'smtpUrl' | 'smtpFrom'>

const PATIENCE_MS = 20_000

/** The user of the server's address, where it is one that can be written from. */
const userOf = (url: string): string | undefined => {
  const user = decodeURIComponent(new URL(url).username)
  return user.includes('@') ? user : undefined
}

/** Hands a message to the server of SMTP_URL: `sent` once it has taken it, `off` without one. Its refusal is written down. */
export const sendMail = async ({ smtpUrl, smtpFrom }: MailSettings, mail: Mail): Promise<'sent' | 'failed' | 'off'> => {
  if (smtpUrl === undefined) return 'off'
  try {
    const transport = createTransport(smtpUrl, {
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
    } as object)
    const attachments = mail.attachments.map(({ content, ...file }) => ({ ...file, content: Buffer.from(content) }))
    await transport.sendMail({ ...mail, from: smtpFrom ?? userOf(smtpUrl) ?? 'rejoinder@localhost', attachments })
    transport.close()
    return 'sent'
  } catch (error) {
    console.error('A report could not be sent:', error instanceof Error ? error.message : error)
    return 'failed'
  }
}
