import {
  areNearInSoundAndShape,
  type CharacterDifference,
  characterDifferences,
  chineseNumber,
  clearDifference,
  longApart,
  lookNear,
  oneCharacterApart,
  pairsInWords,
  soundAt,
  twoApart,
} from '../character-differences.ts'
import { differAsWords, type MarkProfile } from '../mark-profile.ts'
import type { ExceptionRule, MarkRule } from '../mark-rule.ts'
import { isAffix, isQualifier, isWeakWord } from '../weak-words.ts'

const areReordered = (a: MarkProfile, b: MarkProfile): boolean =>
  (a.text.length === b.text.length && a.sorted() === b.sorted()) ||
  (a.loose.length === b.loose.length && a.loose !== b.loose && a.looseSorted() === b.looseSorted())

/** The weight where a mark is the other in another order, and where both are taken for words, of which not both have a known meaning (美佳, 佳美). */
const [IN_OTHER_ORDER, AS_OTHER_WORDS] = [0.8, 0.5]

/** Returns the weight of another order; null where both are words with meanings of their own (蜂蜜, 蜜蜂). */
const orderWeight = (a: MarkProfile, b: MarkProfile): number | null => {
  if (!differAsWords(a, b)) return IN_OTHER_ORDER
  const [meanings, others] = [a.meanings(), b.meanings()]
  return meanings.size > 0 && others.size > 0 && ![...meanings].some(meaning => others.has(meaning))
    ? null
    : AS_OTHER_WORDS
}

/** R02 finds the same Chinese characters in another order. Two dictionary words (蜂蜜, 蜜蜂) keep their own meanings. */
export const r02Reordered: MarkRule = {
  id: 'R02',
  find: (a, b) => {
    if (!a.isHan || !b.isHan || a.text === b.text || !areReordered(a, b)) return null
    const weight = orderWeight(a, b)
    if (weight === null) return null
    return {
      weight,
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
    const weight = orderWeight(a, b)
    if (weight === null) return null
    return {
      weight,
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

/** Says which words were taken off both marks: 除共有的显著性较弱的文字“优选”外. */
const asideInWords = (shared: readonly string[]): { zh: string; en: string; isWhole: boolean } => ({
  zh: `除共有的显著性较弱的文字${shared.map(word => `“${word}”`).join('')}外，`,
  en: `Leaving aside ${shared.map(word => `“${word}”`).join(', ')}, which is weak and in both: `,
  isWhole: shared.length === 0,
})

/** R03 finds Chinese marks of three characters or more that differ in one. R04 takes it back where the difference is clear. */
export const r03OneCharacter: MarkRule = {
  id: 'R03',
  find: (a, b, context) => {
    const apart = longApart(a, b, context)
    if (!apart) return null
    const { place, shown } = apart.difference
    const count = apart.a.characters.length
    const aside = asideInWords(apart.shared)
    const [zh, en] = aside.isWhole
      ? ['两商标均由', 'Each mark has']
      : [`${aside.zh}两商标其余部分均由`, `${aside.en}the rest of each mark has`]
    return {
      weight: 0.75,
      zh: `${zh}${chineseNumber(count)}个汉字构成，仅第${chineseNumber(place)}个字“${shown[0]}”与“${shown[1]}”不同，所用词典未见两者整体含义明显不同，可能被认定为近似。`,
      en: `${en} ${count} Chinese characters and they differ in one only, character ${place} (“${shown[0]}”, “${shown[1]}”); the dictionary at hand gives the wholes no clearly different meaning, so they may be found similar.`,
    }
  },
}

/** R04 takes R03 back where the first character differs in sound and shape, or the meaning as a whole differs. */
export const r04ClearDifference: ExceptionRule = {
  id: 'R04',
  replaces: ['R03'],
  find: (first, second, context) => {
    const apart = longApart(first, second, context)
    const reason = apart && clearDifference(apart.a, apart.b, apart.difference)
    if (!reason) return null
    const { a, b } = apart
    const [one, other] = apart.difference.shown
    const aside = asideInWords(apart.shared)
    const [zh, en] = aside.isWhole
      ? ['两商标仅一字不同', 'The marks differ']
      : [`${aside.zh}两商标仅一字不同`, `${aside.en}the marks differ`]
    if (reason === 'words')
      return {
        weight: 0,
        zh: `${zh}，但“${a.printed}”与“${b.printed}”在该处分别为不同的词语，含义不同，一般可能不被认定为近似。`,
        en: `${en} in one character only, but it makes different words of “${a.printed}” and “${b.printed}”, of different meaning; such marks may, as a rule, be found not similar.`,
      }
    return reason === 'first'
      ? {
          weight: 0.4,
          zh: `${zh}，但首字“${one}”与“${other}”读音、字形均不同，可能不被认定为近似，须结合整体判断。`,
          en: `${en} in one character only, but it is the first, and “${one}” and “${other}” differ in sound and shape; they may be found not similar, subject to the marks as a whole.`,
        }
      : {
          weight: 0.4,
          zh: `${zh}，但“${a.printed}”与“${b.printed}”整体含义可能明显不同，可能不被认定为近似，含义须人工核实。`,
          en: `${en} in one character only, but “${a.printed}” and “${b.printed}” may clearly differ in meaning as wholes and may be found not similar; the meaning is to be verified.`,
        }
  },
}

/**
 * Returns the character that a mark of two only qualifies (渔 in 老渔); null else. A weak character tells no source, and a word has
 * its own meaning.
 */
export const qualifiedCharacter = (mark: MarkProfile): string | null => {
  const [first = '', second = '', third] = mark.characters
  const isQualified = mark.isHan && second !== '' && third === undefined && isQualifier(first)
  return isQualified && !isWeakWord(second, {}) && !mark.isOneWord() ? second : null
}

/**
 * Two affixes before the same character: 老渔, 小渔. A colour or a quality makes a whole of two characters that means something of
 * its own (青禾, 美禾), and is no hit.
 */
const isWeakDifference = (a: MarkProfile, b: MarkProfile, { place, one, other }: CharacterDifference): boolean =>
  place === 1 && isAffix(one) && isAffix(other) && qualifiedCharacter(a) !== null && qualifiedCharacter(b) !== null

/**
 * R05 takes marks of two characters, of which one differs, as not similar, unless R06 or R08 finds them near. Words that tell no source
 * and stand in both are left aside: 乐天优选 and 乐华优选 are judged as 乐天 and 乐华.
 */
export const r05TwoCharacters: ExceptionRule = {
  id: 'R05',
  replaces: [],
  find: (first, second, context) => {
    const apart = twoApart(first, second, context)
    if (!apart) return null
    const { a, b, difference } = apart
    if (lookNear(difference) || areNearInSoundAndShape(a, b, difference)) return null
    const [one, other] = difference.shown
    const sound = soundAt(a, b, difference)
    const aside = asideInWords(apart.shared)
    const [zh, en] = aside.isWhole
      ? ['两商标均由', 'Each mark has']
      : [`${aside.zh}两商标其余部分均由`, `${aside.en}the rest of each mark has`]
    if (isWeakDifference(a, b, difference))
      return {
        weight: 0.4,
        zh: `${zh}两个汉字构成，仅修饰性文字“${one}”与“${other}”不同，是否近似须结合整体判断。`,
        en: `${en} two Chinese characters and they differ only in the qualifying characters “${one}” and “${other}”; similarity depends on the marks as a whole.`,
      }
    return sound === 'same' || sound === 'near'
      ? {
          weight: 0.55,
          zh: `${zh}两个汉字构成，一字不同；“${one}”与“${other}”读音相同或者相近而字形不同，是否近似须结合整体判断。`,
          en: `${en} two Chinese characters and one differs; “${one}” and “${other}” sound the same or nearly so and look different, so similarity depends on the marks as a whole.`,
        }
      : {
          weight: 0,
          zh: `${zh}两个汉字构成，“${one}”与“${other}”一字不同，读音、字形不相近，一般可能不被认定为近似。`,
          en: `${en} two Chinese characters and one differs (“${one}”, “${other}”), without nearness in sound and shape; such marks may, as a rule, be found not similar.`,
        }
  },
}

const HAN = /\p{Script=Han}/u

/** R06 finds marks in which every character that differs sounds the same or near and looks near; traditional forms count. */
export const r06SoundAndShape: MarkRule = {
  id: 'R06',
  find: (a, b, context) => {
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
    const apart = oneCharacterApart(a, b, context)
    const isNear = apart
      ? areNearInSoundAndShape(apart.a, apart.b, apart.difference)
      : differences.every(difference => areNearInSoundAndShape(a, b, difference))
    if (!isNear) return null
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
