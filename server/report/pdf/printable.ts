import { readFileSync } from 'node:fs'
import { lazily } from '../../similarity/lazily.ts'
import { fontCharacters } from './font-characters.ts'
import { FONT_FILES } from './font-files.ts'

/** What Chinese printing sets for a character it has no type for. */
const GETA = '〓'
const CONTROLS = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu

const known = lazily(() => {
  const sets = [FONT_FILES.Sans.normal, FONT_FILES.Serif.normal].map(file => {
    const characters = new Set<number>()
    for (const { first, last } of fontCharacters(readFileSync(file)))
      for (let code = first; code <= last; code += 1) characters.add(code)
    return characters
  })
  return (code: number): boolean => sets.every(set => set.has(code))
})

/**
 * The text as the fonts can print it: a character without a glyph becomes 〓 and is added to `missing`, so that the report
 * can name it instead of leaving a blank.
 */
export const printable = (text: string, missing: Set<string>): string =>
  Array.from(text.replaceAll('\n', ' ').replace(CONTROLS, ''), character => {
    if (known()(character.codePointAt(0) ?? 0)) return character
    missing.add(character)
    return GETA
  }).join('')
