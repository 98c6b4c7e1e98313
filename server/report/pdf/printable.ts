import { readFileSync } from 'node:fs'
import { lazily } from '../../similarity/lazily.ts'
import { fontCharacters } from './font-characters.ts'
import { FONT_FILES } from './font-files.ts'

/** What Chinese printing sets for a character it has no type for. */
const GETA = '〓'
/** What has no shape of its own; a variation selector only asks for another shape of the character before it. */
const SHAPELESS = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu

const known = lazily(() => {
  const files = Object.values(FONT_FILES).flatMap(weights => Object.values(weights))
  const sets = files.map(file => fontCharacters(readFileSync(file)))
  return (code: number): boolean => sets.every(set => set.has(code))
})

/**
 * The text as the fonts can print it: a character without ink in any of them becomes 〓 and is added to `missing`, so that
 * the report can name it instead of leaving a blank.
 */
export const printable = (text: string, missing: Set<string>): string =>
  Array.from(text.replaceAll('\n', ' ').replace(SHAPELESS, ''), character => {
    if (known()(character.codePointAt(0) ?? 0)) return character
    missing.add(character)
    return GETA
  }).join('')
