import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { lazily } from '../../similarity/data-table.ts'
import { fontCharacters } from './font-characters.ts'

const fileOf = (path: string): string => fileURLToPath(import.meta.resolve(path))
const notoOf = (path: string): string => fileOf(`@expo-google-fonts/${path}`)
const robotoOf = (weight: string): string => fileOf(`pdfmake/fonts/Roboto/Roboto-${weight}.ttf`)

/**
 * Two weights of a sans for text and tables, and of a serif for titles and marks; each has Chinese and the Latin of
 * western Europe. `Other` has the rest of Latin, Greek and Cyrillic.
 */
export const FONT_FILES = {
  Sans: {
    normal: notoOf('noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
    bold: notoOf('noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf'),
  },
  Serif: {
    normal: notoOf('noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf'),
    bold: notoOf('noto-serif-sc/600SemiBold/NotoSerifSC_600SemiBold.ttf'),
  },
  Other: { normal: robotoOf('Regular'), bold: robotoOf('Medium') },
} as const

/** The sign that Chinese printing sets for a character without type. */
const GETA = '〓'
/** Characters without a shape; a variation selector only asks for another shape of the character before it. */
const SHAPELESS = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu
/** A word of a script that the Chinese fonts have in part: it is set in one font, whatever letter they lack. */
const WORD = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}]+)/u

const inAll = (fonts: readonly { normal: string; bold: string }[]): ((character: string) => boolean) => {
  const files = fonts.flatMap(({ normal, bold }) => [normal, bold])
  const sets = files.map(file => fontCharacters(readFileSync(file)))
  return character => sets.every(set => set.has(character.codePointAt(0) ?? 0))
}

const main = lazily(() => inAll([FONT_FILES.Sans, FONT_FILES.Serif]))
const other = lazily(() => inAll([FONT_FILES.Other]))

/** Text of one font: that of its place, or `Other` for what that font lacks. */
export type Stretch = string | { text: string; font: 'Other' }

const stretch = (part: string): Stretch[] => {
  const characters = [...part]
  if (characters.every(main())) return [part]
  if (characters.every(other())) return [{ text: part, font: 'Other' }]
  return characters.length === 1 ? [GETA] : characters.flatMap(stretch)
}

const isText = (part: Stretch): part is string => typeof part === 'string'

const joined = (parts: readonly Stretch[]): Stretch[] => {
  const result: Stretch[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (last !== undefined && isText(last) && isText(part)) result[result.length - 1] = last + part
    else result.push(part)
  }
  return result
}

/**
 * Returns the text in stretches of one font each. A character without ink in any font becomes 〓 and is added to
 * `missing`, so that the report can name it.
 */
export const typeset = (text: string, missing: Set<string>): string | Stretch[] => {
  const shown = text.replaceAll('\n', ' ').replace(SHAPELESS, '').normalize('NFC')
  if ([...shown].every(main())) return shown
  for (const character of shown) if (!main()(character) && !other()(character)) missing.add(character)
  const parts = joined(
    shown.split(WORD).flatMap(part => (WORD.test(part) ? stretch(part) : [...part].flatMap(stretch))),
  )
  return parts.length === 1 && parts[0] !== undefined && isText(parts[0]) ? parts[0] : parts
}

/** Returns the text as `typeset` sets it, as plain text: for bookmarks and the file's title. */
export const printable = (text: string, missing: Set<string>): string => {
  const parts = typeset(text, missing)
  return typeof parts === 'string' ? parts : parts.map(part => (isText(part) ? part : part.text)).join('')
}
