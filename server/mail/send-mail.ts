import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { errorForLog } from '../log-text.ts'

/** A message of plain text with files. */
export interface Mail {
  to: string
  subject: string
  text: string
  attachments: readonly { filename: string; contentType: string; content: Uint8Array }[]
}

export type MailSettings = Pick<Config, 'smtpUrl' | 'smtpFrom'>

const PATIENCE_MS = 20_000

/** Returns the user of the server's address, if mail can be sent from it. */
const userOf = (url: string): string | undefined => {
  const user = decodeURIComponent(new URL(url).username)
  return user.includes('@') ? user : undefined
}

/**
 * Hands a message to the server of SMTP_URL: `sent` once that has taken it, `off` without one, `failed` with the
 * refusal in the log.
 */
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
    console.error('A report could not be sent:', error instanceof Error ? errorForLog(error).message : '')
    return 'failed'
  }
}
