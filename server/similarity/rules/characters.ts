import {
  areNearInSoundAndShape,
  type CharacterDifference,
  characterDifferences,
  chineseNumber,
  clearDifference,
  lookNear,
  oneDifference,
  pairsInWords,
  soundAt,
} from '../character-differences.ts'
import { differAsWords, type MarkProfile } from '../mark-profile.ts'
import type { ExceptionRule, MarkRule } from '../mark-rule.ts'
import { isQualifier, isWeakWord } from '../weak-words.ts'

/** R02 finds the same Chinese characters in another order. Two dictionary words (蜂蜜, 蜜蜂) keep their own meanings. */
export const r02Reordered: MarkRule = {
  id: 'R02',
  find: (a, b) => {
    if (!a.isHan || !b.isHan || a.text === b.text || differAsWords(a, b)) return null
    if (a.sorted !== b.sorted && (a.loose === b.loose || a.looseSorted() !== b.looseSorted())) return null
    return {
      weight: 0.8,
      zh: `“${a.printed}”与“${b.printed}”由相同的汉字构成，仅排列顺序不同，可能被认定为近似。`,
      en: `“${a.printed}” and “${b.printed}” consist of the same Chinese characters in a different order; they may be found similar.`,
    }
  },
}

/** R10 finds a Chinese mark that reads as the other from right to left. Two dictionary words keep their own meanings. */
export const r10Reversed: MarkRule = {
  id: 'R10',
  find: (a, b) => {
    if (!a.isHan || !b.isHan || a.text === b.text || a.characters.length !== b.characters.length) return null
    const last = a.characters.length - 1
    if (!a.characters.every((character, index) => character === b.characters[last - index])) return null
    if (differAsWords(a, b)) return null
    return {
      weight: 0.8,
      zh: `“${a.printed}”自右至左认读即为“${b.printed}”，可能被认定为近似。`,
      en: `Read from right to left, “${a.printed}” is “${b.printed}”; the marks may be found similar.`,
    }
  },
}

/** R09 finds a mark that is the other one said twice. */
export const r09Reduplication: MarkRule = {
  id: 'R09',
  find: (a, b) => {
    const [single, double] = a.text.length < b.text.length ? [a, b] : [b, a]
    if (a.text !== b.text && a.unstacked === b.unstacked)
      return {
        weight: 0.75,
        zh: `“${single.printed}”由“${double.printed}”中的相同文字叠合而成，可能被认定为近似。`,
        en: `“${single.printed}” is drawn from the repeated character of “${double.printed}”; the marks may be found similar.`,
      }
    if (double.text !== single.text + single.text) return null
    return {
      weight: 0.75,
      zh: `“${double.printed}”为“${single.printed}”的重叠，可能被认定为近似。`,
      en: `“${double.printed}” is “${single.printed}” repeated; the marks may be found similar.`,
    }
  },
}

/** R03 finds Chinese marks of three characters or more that differ in one. R04 takes it back where the difference is clear. */
export const r03OneCharacter: MarkRule = {
  id: 'R03',
  find: (a, b) => {
    const difference = oneDifference(a, b)
    if (!difference) return null
    const { place, shown } = difference
    const count = a.characters.length
    return {
      weight: 0.75,
      zh: `两商标均由${chineseNumber(count)}个汉字构成，仅第${chineseNumber(place)}个字“${shown[0]}”与“${shown[1]}”不同，未见明显不同的含义，可能被认定为近似。`,
      en: `Each mark has ${count} Chinese characters and they differ in one only, character ${place} (“${shown[0]}”, “${shown[1]}”); no clearly different meaning is known, so they may be found similar.`,
    }
  },
}

/** R04 takes R03 back where the first character differs in sound and shape, or the meaning as a whole differs. */
export const r04ClearDifference: ExceptionRule = {
  id: 'R04',
  replaces: ['R03'],
  find: (a, b) => {
    const difference = oneDifference(a, b)
    const reason = difference && clearDifference(a, b, difference)
    if (!reason) return null
    const [one, other] = difference.shown
    return reason === 'first'
      ? {
          weight: 0.4,
          zh: `两商标仅一字不同，但首字“${one}”与“${other}”读音、字形均不同，可能不被认定为近似，须结合整体判断。`,
          en: `The marks differ in one character only, but it is the first, and “${one}” and “${other}” differ in sound and shape; they may be found not similar, subject to the marks as a whole.`,
        }
      : {
          weight: 0.4,
          zh: `两商标仅一字不同，但“${a.printed}”与“${b.printed}”整体含义可能明显不同，可能不被认定为近似，含义须人工核实。`,
          en: `The marks differ in one character only, but “${a.printed}” and “${b.printed}” may clearly differ in meaning as wholes and may be found not similar; the meaning is to be verified.`,
        }
  },
}

/** Two weak characters before the same one: 老渔, 小渔. A shared weak character tells no source, and a word has its own meaning. */
const isWeakDifference = (a: MarkProfile, b: MarkProfile, { place, one, other }: CharacterDifference): boolean => {
  const shared = a.characters[place === 1 ? 1 : 0] ?? ''
  return (
    place === 1 && isQualifier(one) && isQualifier(other) && !isWeakWord(shared, {}) && !a.isOneWord() && !b.isOneWord()
  )
}

/** R05 takes two-character marks with one character different as not similar, unless R06 or R08 finds them near. */
export const r05TwoCharacters: ExceptionRule = {
  id: 'R05',
  replaces: [],
  find: (a, b) => {
    if (!a.isHan || !b.isHan || a.characters.length !== 2) return null
    const [difference, second] = characterDifferences(a, b) ?? []
    if (!difference || second || lookNear(difference) || areNearInSoundAndShape(a, b, difference)) return null
    const [one, other] = difference.shown
    const sound = soundAt(a, b, difference)
    if (isWeakDifference(a, b, difference))
      return {
        weight: 0.4,
        zh: `两商标均由两个汉字构成，仅修饰性文字“${one}”与“${other}”不同，是否近似须结合整体判断。`,
        en: `Each mark has two Chinese characters and they differ only in the qualifying characters “${one}” and “${other}”; similarity depends on the marks as a whole.`,
      }
    return sound === 'same' || sound === 'near'
      ? {
          weight: 0.55,
          zh: `两商标均由两个汉字构成，一字不同；“${one}”与“${other}”读音相同或者相近而字形不同，是否近似须结合整体判断。`,
          en: `Each mark has two Chinese characters and one differs; “${one}” and “${other}” sound the same or nearly so and look different, so similarity depends on the marks as a whole.`,
        }
      : {
          weight: 0,
          zh: `两商标均由两个汉字构成，“${one}”与“${other}”一字不同，读音、字形不相近，一般可能不被认定为近似。`,
          en: `Each mark has two Chinese characters and one differs (“${one}”, “${other}”), without nearness in sound and shape; such marks may, as a rule, be found not similar.`,
        }
  },
}

const HAN = /\p{Script=Han}/u

/** R06 finds marks in which every character that differs sounds the same or near and looks near; traditional forms count. */
export const r06SoundAndShape: MarkRule = {
  id: 'R06',
  find: (a, b) => {
    if (!HAN.test(a.text) || !HAN.test(b.text)) return null
    const differences = characterDifferences(a, b)
    if (!differences) return null
    if (differences.length === 0)
      return a.shown.join('') === b.shown.join('')
        ? null
        : {
            weight: 0.9,
            zh: `“${a.printed}”与“${b.printed}”读音相同，仅为同一汉字的不同写法，可能被认定为近似。`,
            en: `“${a.printed}” and “${b.printed}” sound the same and are different forms of the same characters; they may be found similar.`,
          }
    if (!differences.every(difference => areNearInSoundAndShape(a, b, difference))) return null
    const pairs = pairsInWords(differences)
    return {
      weight: 0.8,
      zh: `${pairs.zh}读音相同或者相近，字形相近，两商标可能被认定为近似。`,
      en: `${pairs.en} sound the same or nearly so and look near each other; the marks may be found similar.`,
    }
  },
}

/** R08 finds marks in which every character that differs is easily taken for the other's: 未 and 末. */
export const r08LookAlike: MarkRule = {
  id: 'R08',
  find: (a, b) => {
    const differences = characterDifferences(a, b)
    if (!differences || differences.length === 0 || !differences.every(lookNear)) return null
    const pairs = pairsInWords(differences)
    return {
      weight: 0.8,
      zh: `${pairs.zh}字形相近，易误认，两商标可能被认定为近似。`,
      en: `${pairs.en} look alike and are easily mistaken for each other; the marks may be found similar.`,
    }
  },
}
