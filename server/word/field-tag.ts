import { createHash } from 'node:crypto'
import { LONGEST_NAME } from './field-control.ts'
import { plainText } from './plain-text.ts'

/** `.` and the place of an item of checkboxes, of which there are fewer than a million. */
const ROOM_FOR_ITEM = 7
const LONGEST_TAG = LONGEST_NAME - ROOM_FOR_ITEM
const DIGEST_LETTERS = 16
/** What an attribute of XML gives back as it was written: letters, figures and signs, with single spaces among them. */
const PLAIN = /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+(?: [\p{L}\p{M}\p{N}\p{P}\p{S}]+)*$/u

/**
 * The tag of a field's control: its key, or the beginning of it and a digest where Word would not keep it as it is. A tag
 * is looked up among those of the documents that were exported, never taken apart.
 */
export const fieldTag = (key: string): string => {
  if (key.length <= LONGEST_TAG && PLAIN.test(key)) return key
  const digest = createHash('sha256').update(key, 'utf16le').digest('hex').slice(0, DIGEST_LETTERS)
  const beginning = key.replace(/[^\p{L}\p{N}#_-]/gu, '').slice(0, LONGEST_TAG - DIGEST_LETTERS - 1)
  return `${plainText(beginning)}~${digest}`
}

/** The tag of one item of checkboxes. */
export const itemTag = (tag: string, index: number): string => `${tag}.${index}`
