import { areNearInSoundAndShape, characterDifferences, isCoined, soundAt } from '../character-differences.ts'
import { isTranslated } from '../english.ts'
import { hasMeaning, type MarkProfile } from '../mark-profile.ts'
import type { Finding, MarkRule } from '../mark-rule.ts'

const FEWEST = 2
/** Marks of one sound with so many syllables or more are similar whatever they mean. */
const MANY = 3

const pair = (a: MarkProfile, b: MarkProfile) => `“${a.printed}”与“${b.printed}”`
const pairEn = (a: MarkProfile, b: MarkProfile) => `“${a.printed}” and “${b.printed}”`

const similarSound = (a: MarkProfile, b: MarkProfile, how: { zh: string; en: string }): Finding => ({
  weight: 0.75,
  zh: `${pair(a, b)}${how.zh}，呼叫相同或者相近，可能被认定为近似。`,
  en: `${pairEn(a, b)} ${how.en}; they are called the same or nearly so and may be found similar.`,
})

const weakSound = (a: MarkProfile, b: MarkProfile, how: { zh: string; en: string }): Finding => ({
  weight: 0.5,
  zh: `${pair(a, b)}${how.zh}，但字形、含义有别，是否近似须结合整体判断。`,
  en: `${pairEn(a, b)} ${how.en}, but differ in shape or meaning; similarity depends on the marks as a whole.`,
})

const ALL = { zh: '各字读音均相同（不计声调）', en: 'sound the same in every syllable, tones off' }
const NEARLY = { zh: '各字读音相同或者相近，且有相同的汉字', en: 'sound the same or nearly so and share a character' }
const ALL_NEARLY = { zh: '各字读音相同或者相近', en: 'sound the same or nearly so in every syllable' }

/**
 * R29 finds Chinese marks of two characters or more that sound the same. Full homophones are similar with three syllables,
 * with a character in common unless the dictionary translates both, or where neither means anything, else weak; near ones are
 * similar with a character in common, and weak without one from three syllables on. Two ordinary characters (鹿鸣, 诗韵) may mean
 * something though the dictionary at hand lacks it, so that without one that looks near both marks must be written for the sound alone.
 */
export const r29Homophones: MarkRule = {
  id: 'R29',
  find: (a, b) => {
    if (!a.isHan || !b.isHan || a.text === b.text || a.characters.length < FEWEST) return null
    const differences = characterDifferences(a, b)
    if (!differences) return null
    let isFull = true
    for (const difference of differences) {
      const sound = soundAt(a, b, difference)
      if (sound !== 'same' && sound !== 'near') return null
      if (sound === 'near') isFull = false
    }
    const isShared = differences.length < a.characters.length
    const areWords = isTranslated(a.text) && isTranslated(b.text)
    const isLong = a.characters.length >= MANY
    if (isFull) {
      if (isLong || (isShared && !areWords)) return similarSound(a, b, ALL)
      const isMeaningless = !hasMeaning(a) && !hasMeaning(b)
      const looksNear = differences.some(difference => areNearInSoundAndShape(a, b, difference))
      if (isMeaningless && (looksNear || (isCoined(a) && isCoined(b)))) return similarSound(a, b, ALL)
      return weakSound(a, b, ALL)
    }
    if (isShared) return areWords ? weakSound(a, b, NEARLY) : similarSound(a, b, NEARLY)
    return isLong ? weakSound(a, b, ALL_NEARLY) : null
  },
}
