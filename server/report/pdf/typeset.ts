import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { lazily } from '../../similarity/data-table.ts'

const TABLE_DIRECTORY = 12
const TABLE_RECORD = 16
const ENCODING_RECORD = 8
/** The formats of subtables that are read: runs over all of Unicode, and segments of its first plane. */
const RUNS_FORMAT = 12
const SEGMENTS_FORMAT = 4
const RUNS = 16
const RUN_BYTES = 12
const SEGMENTS = 14
/** The place in the table `head` that says whether places in the table of outlines are whole or halved. */
const LOCATION_FORMAT = 50

const findTable = (font: DataView, name: string): number => {
  for (let index = 0; index < font.getUint16(4); index += 1) {
    const record = TABLE_DIRECTORY + index * TABLE_RECORD
    const tag = String.fromCharCode(...[0, 1, 2, 3].map(at => font.getUint8(record + at)))
    if (tag === name) return font.getUint32(record + 8)
  }
  throw new Error(`The font has no table ${name}.`)
}

/** Code points that follow one another, and the glyph of each. */
interface Run {
  first: number
  last: number
  glyphOf: (code: number) => number
}

const readRuns = (font: DataView, table: number): Run[] =>
  Array.from({ length: font.getUint32(table + 12) }, (_, run) => {
    const at = table + RUNS + run * RUN_BYTES
    const [first, last, glyph] = [font.getUint32(at), font.getUint32(at + 4), font.getUint32(at + 8)]
    return { first, last, glyphOf: code => glyph + code - first }
  })

const readSegments = (font: DataView, table: number): Run[] => {
  const bytes = font.getUint16(table + 6)
  const ends = table + SEGMENTS
  const starts = ends + bytes + 2
  return Array.from({ length: bytes / 2 }, (_, segment) => {
    const [last, first] = [font.getUint16(ends + segment * 2), font.getUint16(starts + segment * 2)]
    const shift = font.getUint16(starts + bytes + segment * 2)
    const listAt = starts + 2 * bytes + segment * 2
    const list = font.getUint16(listAt)
    const glyphOf = (code: number): number => {
      if (list === 0) return (code + shift) & 0xffff
      const glyph = font.getUint16(listAt + list + (code - first) * 2)
      return glyph === 0 ? 0 : (glyph + shift) & 0xffff
    }
    // The last segment is only an end mark.
    return { first, last: Math.min(last, 0xfffe), glyphOf }
  })
}

const findRuns = (font: DataView): Run[] => {
  const cmap = findTable(font, 'cmap')
  const tables = Array.from(
    { length: font.getUint16(cmap + 2) },
    (_, index) => cmap + font.getUint32(cmap + 4 + index * ENCODING_RECORD + 4),
  )
  const ofFormat = (format: number) => tables.find(table => font.getUint16(table) === format)
  const [whole, plane] = [ofFormat(RUNS_FORMAT), ofFormat(SEGMENTS_FORMAT)]
  if (whole !== undefined) return readRuns(font, whole)
  if (plane !== undefined) return readSegments(font, plane)
  throw new Error('The font does not map Unicode in a way that is read here.')
}

/** Returns a test whether a glyph has an outline: a glyph without one takes no bytes. */
const outlined = (font: DataView): ((glyph: number) => boolean) => {
  const places = findTable(font, 'loca')
  const isWhole = font.getInt16(findTable(font, 'head') + LOCATION_FORMAT) === 1
  const placeOf = (glyph: number): number =>
    isWhole ? font.getUint32(places + glyph * 4) : font.getUint16(places + glyph * 2)
  return glyph => placeOf(glyph + 1) > placeOf(glyph)
}

/**
 * Returns the code points that a TrueType font has ink for, and the spaces that it knows. Throws where the font maps
 * them in another way.
 */
const fontCharacters = (bytes: Uint8Array): Set<number> => {
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const hasOutline = outlined(font)
  const characters = new Set<number>()
  for (const { first, last, glyphOf } of findRuns(font))
    for (let code = first; code <= last; code += 1) {
      const glyph = glyphOf(code)
      if (glyph > 0 && (hasOutline(glyph) || /\s/u.test(String.fromCodePoint(code)))) characters.add(code)
    }
  return characters
}

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

const inAll = (fonts: readonly { normal: string; bold: string }[]): ((character: string) => boolean) => {
  const files = fonts.flatMap(({ normal, bold }) => [normal, bold])
  const sets = files.map(file => fontCharacters(readFileSync(file)))
  return character => sets.every(set => set.has(character.codePointAt(0) ?? 0))
}

const main = lazily(() => inAll([FONT_FILES.Sans, FONT_FILES.Serif]))

/** The fonts for what the main ones lack, in the order in which they are asked. */
const FURTHER_FONTS = ['Other', 'Korean', 'Thai'] as const
type FurtherFont = (typeof FURTHER_FONTS)[number]
/** A font's characters are read when a text first needs it. */
const further = Object.fromEntries(
  FURTHER_FONTS.map(font => [font, lazily(() => inAll([FONT_FILES[font]]))]),
) as Record<FurtherFont, () => (character: string) => boolean>

const fontOf = (characters: readonly string[]): FurtherFont | undefined =>
  FURTHER_FONTS.find(font => characters.every(further[font]()))

/** Text of one font: that of its place, or a further one for what that font lacks. */
export type Stretch = string | { text: string; font: FurtherFont }

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
  const shown = text.replaceAll('\n', ' ').replace(SHAPELESS, '').normalize('NFC')
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
