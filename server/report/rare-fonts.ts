import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import decompress from 'woff2-encoder/decompress'
import { lazily } from '../similarity/data-table.ts'
import { fontCharacters } from './font-characters.ts'

/**
 * A font for characters that the fonts of every report lack: of rare Chinese characters or Thai, which comes along as bytes,
 * or of the machine, as a file, with the name of the face in a file of several. Only the first may be given away with a
 * Word file.
 */
export type RareFont = { name: string; bytes: Buffer } | { name: string; file: string; face: string | null }

const SHEET = fileURLToPath(import.meta.resolve('hanamin/HanaMin.css'))
/** In the style sheet: a file of the font, and the code points that it is for. */
const FACE = /url\((?<file>[^)]+\.woff2)\)[^;]*;\s*unicode-range:\s*(?<ranges>[^;]+);/gu
const RANGE = /U\+([0-9a-f]+)(?:-([0-9a-f]+))?/giu

const faces = lazily(async () => {
  const sheet = await readFile(SHEET, 'utf8')
  return [...sheet.matchAll(FACE)].map(({ groups }) => ({
    file: groups?.['file'] ?? '',
    ranges: [...(groups?.['ranges'] ?? '').matchAll(RANGE)].map(([, first = '', last = first]) => ({
      first: Number.parseInt(first, 16),
      last: Number.parseInt(last, 16),
    })),
  }))
})

const codeOf = (character: string): number => character.codePointAt(0) ?? 0

/** The family that every file of the font names; each gets a name of its own and of that length, by which Word tells them apart. */
const FAMILY = /HanaMin[AB]/u

const renamed = (bytes: Uint8Array, from: string, to: string): Buffer => {
  const result = Buffer.from(bytes)
  for (const [old, own] of [
    [Buffer.from(from), Buffer.from(to)],
    [Buffer.from(from, 'utf16le').swap16(), Buffer.from(to, 'utf16le').swap16()],
  ] as const)
    for (let at = result.indexOf(old); at >= 0; at = result.indexOf(old, at + old.length)) own.copy(result, at)
  return result
}

const readFace = async (file: string, first: number): Promise<RareFont & { bytes: Buffer }> => {
  const bytes = await decompress(await readFile(join(dirname(SHEET), file)))
  const family = FAMILY.exec(file)?.[0] ?? ''
  const name = `Han${first
    .toString(16)
    .toUpperCase()
    .padStart(family.length - 3, '0')}`
  return { name, bytes: renamed(bytes, family, name) }
}

/** Machines without an office in Thai often lack a font for it. */
const THAI = /\p{Script=Thai}/u
const THAI_FILE = '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf'
const thaiFont = lazily(async (): Promise<RareFont> => {
  const bytes = await readFile(fileURLToPath(import.meta.resolve(THAI_FILE)))
  return { name: 'Noto Sans Thai', bytes }
})

/** Files that can be embedded, and those of several faces. */
const FONT_FILE = /\.[ot]t[fc]$/iu
const COLLECTION = /\.[ot]tc$/iu

const run = promisify(execFile)

/** The weight of regular type as fontconfig counts it. */
const REGULAR = 80
const LISTED = '%{weight}\\t%{file}\\t%{postscriptname}\\n'

/** Returns the font of the machine nearest to regular type that has all the characters; none where nothing lists its fonts. */
const machineFont = async (characters: readonly string[]): Promise<RareFont | undefined> => {
  const codes = characters.map(character => codeOf(character).toString(16)).join(' ')
  const pattern = `:charset=${codes}:slant=0:scalable=true:color=false:variable=false`
  const list = await run('fc-list', [pattern, '-f', LISTED]).catch(() => ({ stdout: '' }))
  const fonts = list.stdout.split('\n').flatMap(line => {
    const [weight, file = '', face = ''] = line.split('\t')
    const shown = { name: `${file} ${face}`, file, face: COLLECTION.test(file) ? face : null }
    return FONT_FILE.test(file) ? [{ font: shown, off: Math.abs(Number(weight) - REGULAR) }] : []
  })
  return fonts.toSorted((a, b) => a.off - b.off || (a.font.name < b.font.name ? -1 : 1))[0]?.font
}

/** Remembers the font of each character that was looked for; null where no font has it. */
const known = new Map<string, RareFont | null>()

/** Returns the font of a character that was read before, if any has it. */
export const rareFontOf = (character: string): RareFont | undefined => known.get(character) ?? undefined

/** Without a shape of their own: spaces, marks of control, private use, and blanks that count as letters or signs. */
const SHAPELESS = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

const readOwn = async (characters: readonly string[]): Promise<void> => {
  for (const character of characters) if (THAI.test(character)) known.set(character, await thaiFont())
  for (const { file, ranges } of await faces()) {
    const isIn = (character: string): boolean =>
      ranges.some(({ first, last }) => codeOf(character) >= first && codeOf(character) <= last)
    const wanted = characters.filter(character => !THAI.test(character) && isIn(character))
    if (wanted.length === 0) continue
    const font = await readFace(file, ranges[0]?.first ?? 0)
    const has = fontCharacters(font.bytes)
    for (const character of wanted) if (has.has(codeOf(character))) known.set(character, font)
  }
}

/** Looks in the machine's fonts: for the characters of a block together, so that a word is set in one font, then one by one. */
const readMachine = async (characters: readonly string[]): Promise<void> => {
  const blocks = Map.groupBy(characters, character => codeOf(character) >> 8)
  for (const block of blocks.values()) {
    const font = await machineFont(block)
    for (const character of block) known.set(character, font ?? (await machineFont([character])) ?? null)
  }
}

/**
 * Reads fonts for the characters of a text that are not common, so that `rareFontOf` tells them: of the font for rare
 * Chinese characters first, then of the machine. Returns the fonts that the text needs.
 */
export const readRareFonts = async (text: string, isCommon: (character: string) => boolean): Promise<RareFont[]> => {
  const rare = [...new Set(text)].filter(character => !SHAPELESS.test(character) && !isCommon(character))
  await readOwn(rare.filter(character => !known.has(character)))
  await readMachine(rare.filter(character => !known.has(character)))
  return [...new Set(rare.flatMap(character => rareFontOf(character) ?? []))]
}
