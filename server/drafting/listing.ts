import type { Draft } from './draft.ts'
import { type HtmlValue, join } from './html.ts'

/** Things named one after another: 甲、乙、丙; a, b and c. */
export const listing = ({ say }: Draft, parts: readonly HtmlValue[]): HtmlValue => {
  if (parts.length < 2) return parts
  return [join(parts.slice(0, -1), say('、', ', ')), say('、', ' and '), parts.at(-1) ?? null]
}

/** The same for texts, as one text. */
export const listText = ({ say }: Draft, texts: readonly string[]): string =>
  texts.length < 2
    ? texts.join('')
    : texts.slice(0, -1).join(say('、', ', ')) + say('、', ' and ') + String(texts.at(-1))
