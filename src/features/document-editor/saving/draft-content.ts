import type { DraftBody } from '#contract/rejection.ts'

/** All that a draft holds but the revision it rests on. */
export type DraftContent = Omit<DraftBody, 'revision'>

const sortKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** 53-bit hash of a text (cyrb53): two 32-bit lanes, mixed at the end. */
const hashText = (text: string): string => {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let position = 0; position < text.length; position++) {
    const unit = text.charCodeAt(position)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return ((low >>> 0) + (high & 0x1fffff) * 2 ** 32).toString(36)
}

/** Same content, same digest, whatever order the store gives an object's keys. */
export const digestOf = ({ analysis, reason, form, reviewed }: DraftContent): string =>
  hashText(JSON.stringify({ analysis, reason, form, reviewed }, sortKeys))
