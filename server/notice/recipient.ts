import type { Paragraph } from './paragraphs.ts'
import { type Found, found, join, type TracedText } from './traced-text.ts'

/** The block a letter's window shows: postcode, address, and who gets it. */
export interface Recipient {
  address: Found<string> | null
  agency: Found<string> | null
}

const POSTCODE = /^(?:邮编|邮政编码)?[：:]?\d{6}$/u
const LABEL = /[：:]/u
const TITLE = /(?:通知书|知识产权局|商标局)$/u
const AGENCY = /(?:知识产权|商标|专利|律师|事务所|代理|法律|咨询).*(?:公司|事务所|中心|所|部)(?:（[^）]{2,8}）)?$/u
const MOST_LINES = 6

/** Reads the block by its postcode line; what is not an agency's name there is left alone. */
export const readRecipient = (paragraphs: readonly Paragraph[]): Recipient => {
  const start = paragraphs.findIndex(paragraph => POSTCODE.test(paragraph.text.text))
  if (start < 0) return { address: null, agency: null }
  const lines: TracedText[] = []
  for (const { text } of paragraphs.slice(start + 1, start + 1 + MOST_LINES)) {
    if (LABEL.test(text.text) || TITLE.test(text.text)) break
    lines.push(text)
  }
  const nameAt = lines.findIndex(line => AGENCY.test(line.text))
  const name = lines[nameAt]
  const address = join(nameAt < 0 ? lines.slice(0, -1) : lines.slice(0, nameAt))
  return { address: address.text === '' ? null : found(address), agency: name ? found(name) : null }
}
