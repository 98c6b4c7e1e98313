import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { lazily } from '../../similarity/data-table.ts'
import { fontCharacters } from '../font-characters.ts'
import { rareFontOf } from '../rare-fonts.ts'

const fileOf = (path: string): string => fileURLToPath(import.meta.resolve(path))
const googleFontOf = (path: string): string => fileOf(`@expo-google-fonts/${path}`)
const robotoOf = (weight: string): string => fileOf(`pdfmake/fonts/Roboto/Roboto-${weight}.ttf`)

/**
 * Two weights of a sans for text and tables, and of a serif for titles and marks; each has Chinese and the Latin of
 * western Europe. The others have what these lack: the rest of Latin, Greek and Cyrillic; Korean; Thai.
 */
export const FONT_FILES = {
  Sans: {
    normal: googleFontOf('noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
    bold: googleFontOf('noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf'),
  },
  Serif: {
    normal: googleFontOf('noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf'),
    bold: googleFontOf('noto-serif-sc/600SemiBold/NotoSerifSC_600SemiBold.ttf'),
  },
  Other: { normal: robotoOf('Regular'), bold: robotoOf('Medium') },
  Korean: {
    normal: googleFontOf('nanum-gothic/400Regular/NanumGothic_400Regular.ttf'),
    bold: googleFontOf('nanum-gothic/700Bold/NanumGothic_700Bold.ttf'),
  },
  Thai: {
    normal: googleFontOf('noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf'),
    bold: googleFontOf('noto-sans-thai/600SemiBold/NotoSansThai_600SemiBold.ttf'),
  },
} as const

/** The sign that Chinese printing sets for a character without type. */
const GETA = '〓'
/** Characters without a shape; a variation selector only asks for another shape of the character before it. */
const SHAPELESS = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu
/** A word of a script that the Chinese fonts have in part: it is set in one font, whatever letter they lack. */
const WORD = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}]+)/u

/** Words that follow one another from right to left: each is drawn so by its font, and their order is turned here. */
const LEFTWARD = /[\p{Script=Arabic}\p{Script=Hebrew}]+(?: [\p{Script=Arabic}\p{Script=Hebrew}]+)+/gu

const turned = (words: string): string => words.split(' ').toReversed().join(' ')

const inAll = (fonts: readonly { normal: string; bold: string }[]): ((character: string) => boolean) => {
  const files = fonts.flatMap(({ normal, bold }) => [normal, bold])
  const sets = files.map(file => fontCharacters(readFileSync(file)))
  return character => sets.every(set => set.has(character.codePointAt(0) ?? 0))
}

const main = lazily(() => inAll([FONT_FILES.Sans, FONT_FILES.Serif]))

/** The fonts for what the main ones lack, in the order in which they are asked. */
const FURTHER_FONTS = ['Other', 'Korean', 'Thai'] as const
/** A font's characters are read when a text first needs it. */
const further = Object.fromEntries(
  FURTHER_FONTS.map(font => [font, lazily(() => inAll([FONT_FILES[font]]))]),
) as Record<(typeof FURTHER_FONTS)[number], () => (character: string) => boolean>

/** Returns whether one of the fonts that every report may use has the character. */
export const isCommon = (character: string): boolean =>
  main()(character) || FURTHER_FONTS.some(font => further[font]()(character))

const fontOf = (characters: readonly string[]): string | undefined => {
  const font = FURTHER_FONTS.find(name => characters.every(further[name]()))
  if (font) return font
  const [first, ...others] = characters.map(character => rareFontOf(character)?.name)
  return others.every(name => name === first) ? first : undefined
}

/** Text of one font: that of its place, or a further one for what that font lacks. */
export type Stretch = string | { text: string; font: string }

const stretch = (part: string): Stretch[] => {
  const characters = [...part]
  if (characters.every(main())) return [part]
  const font = fontOf(characters)
  if (font) return [{ text: part, font }]
  return characters.length === 1 ? [GETA] : characters.flatMap(stretch)
}

const isText = (part: Stretch): part is string => typeof part === 'string'

const joined = (parts: readonly Stretch[]): Stretch[] => {
  const result: Stretch[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (last !== undefined && isText(last) && isText(part)) result[result.length - 1] = last + part
    // Signs above and below a letter find their place only in the letter's own stretch.
    else if (last !== undefined && !isText(last) && !isText(part) && last.font === part.font)
      result[result.length - 1] = { text: last.text + part.text, font: part.font }
    else result.push(part)
  }
  return result
}

/** Texts as they were to be printed, each with the characters of it that no font has, in their order. */
export type MissingCharacters = Map<string, readonly string[]>

/** Returns the text in stretches of one font each. A character without ink in any font becomes 〓, and is noted in `missing`. */
export const typeset = (text: string, missing: MissingCharacters): string | Stretch[] => {
  const shown = text.replaceAll('\n', ' ').replace(SHAPELESS, '').normalize('NFC').replace(LEFTWARD, turned)
  if ([...shown].every(main())) return shown
  const lacking = [...shown].filter(character => !main()(character) && fontOf([character]) === undefined)
  if (lacking.length > 0) missing.set(shown, lacking)
  const parts = joined(
    shown.split(WORD).flatMap(part => (WORD.test(part) ? stretch(part) : [...part].flatMap(stretch))),
  )
  return parts.length === 1 && parts[0] !== undefined && isText(parts[0]) ? parts[0] : parts
}

/** Returns the text as `typeset` sets it, as plain text: for bookmarks and the file's title. */
export const printable = (text: string, missing: MissingCharacters): string => {
  const parts = typeset(text, missing)
  return typeof parts === 'string' ? parts : parts.map(part => (isText(part) ? part : part.text)).join('')
}

/** Where a name ends within a sentence or a list. */
const BETWEEN_NAMES = /[“”、，；。：;/　|]+| {2,}/u

/**
 * Returns the wordings in which characters are missing, each once and as short as it stands anywhere, with those characters in
 * their order: what a sentence says of a name is told by the name.
 */
export const missingWordings = (missing: MissingCharacters): { text: string; characters: readonly string[] }[] => {
  const lacking = new Set([...missing.values()].flat())
  const isLacking = (character: string): boolean => lacking.has(character)
  const pieces = [...missing.keys()].flatMap(text => text.split(BETWEEN_NAMES)).map(text => text.trim())
  const texts = [...new Set(pieces)].filter(text => [...text].some(isLacking))
  const kept: string[] = []
  for (const text of texts.toSorted((a, b) => a.length - b.length)) {
    const rest = kept.reduce((left, known) => (known.length > 1 ? left.replaceAll(known, '') : left), text)
    if ([...rest].some(isLacking)) kept.push(text)
  }
  return kept.map(text => ({ text, characters: [...text].filter(isLacking) }))
}
