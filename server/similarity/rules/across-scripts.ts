import { isEnglishWord, isWellKnownPair } from '../english.ts'
import type { MarkProfile } from '../mark-profile.ts'
import type { MarkRule } from '../mark-rule.ts'
import { foldU } from '../pinyin.ts'

const LONGEST_SYLLABLE = 6

const readsAs = (chinese: MarkProfile, letters: string): boolean => {
  const readings = chinese.readings()
  const isReadFrom = (place: number, rest: string): boolean =>
    place === readings.length
      ? rest === ''
      : (readings[place] ?? []).some(reading => {
          const syllable = foldU(reading)
          return rest.startsWith(syllable) && isReadFrom(place + 1, rest.slice(syllable.length))
        })
  return isReadFrom(0, foldU(letters))
}

const isPair = (chinese: MarkProfile, latin: MarkProfile): boolean => {
  const [count, letters] = [chinese.characters.length, latin.characters.length]
  const canBe = chinese.isHan && latin.isLatin && letters >= count && letters <= count * LONGEST_SYLLABLE
  return canBe && latin.mayBePinyin() && readsAs(chinese, latin.text)
}

/** R07 finds pinyin beside characters of that sound. One syllable, or letters that are an English word, are case by case. */
export const r07Pinyin: MarkRule = {
  id: 'R07',
  find: (a, b) => {
    const pair = isPair(a, b) ? { chinese: a, latin: b } : isPair(b, a) ? { chinese: b, latin: a } : null
    if (!pair) return null
    const { chinese, latin } = pair
    const isDistinctive = chinese.characters.length > 1 && !isEnglishWord(latin.text)
    return isDistinctive
      ? {
          weight: 0.75,
          zh: `“${latin.printed}”与“${chinese.printed}”的汉语拼音相同，如形成对应关系，可能被认定为近似。`,
          en: `“${latin.printed}” is the pinyin of “${chinese.printed}”; where the public connects the two, they may be found similar.`,
        }
      : {
          weight: 0.5,
          zh: `“${latin.printed}”与“${chinese.printed}”的汉语拼音相同，但该拼音可对应多个汉字或者另有含义，是否近似须个案判断。`,
          en: `“${latin.printed}” is the pinyin of “${chinese.printed}”, but it also stands for other characters or has a meaning of its own; similarity is for case-by-case judgment.`,
        }
  },
}

/** R17 finds a Chinese mark beside a foreign one of the same or nearly the same meaning, by the dictionary, or of which it is the known Chinese name. */
export const r17Translation: MarkRule = {
  id: 'R17',
  find: (a, b) => {
    const [chinese, foreign] = a.isHan ? [a, b] : [b, a]
    if (!chinese.isHan || foreign.isHan || !/^\p{Script=Latin}/u.test(foreign.text)) return null
    if (isWellKnownPair(chinese.text, foreign.text))
      return {
        weight: 0.8,
        zh: `“${chinese.printed}”是“${foreign.printed}”在中国通行的中文名称，两商标对应，可能被认定为近似。`,
        en: `“${chinese.printed}” is the Chinese name by which “${foreign.printed}” is known in China; the marks correspond and may be found similar.`,
      }
    // One mark is held against many: what is known of it is asked first.
    if (chinese === a && chinese.meanings().size === 0) return null
    if (!foreign.mayBeTranslation()) return null
    const [meaning = ''] = foreign.meanings()
    if (!chinese.meanings().has(meaning)) return null
    return {
      weight: 0.75,
      zh: `“${foreign.printed}”可译为“${chinese.printed}”，两商标含义相同或者相近，可能被认定为近似。`,
      en: `“${foreign.printed}” translates as “${chinese.printed}”; the marks have the same or nearly the same meaning and may be found similar.`,
    }
  },
}
