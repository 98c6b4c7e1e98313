import { differInMeaning } from '../english.ts'
import { differAsWords, type MarkProfile } from '../mark-profile.ts'
import type { MarkRule } from '../mark-rule.ts'
import { soundNearness } from '../pinyin.ts'

const beginDifferently = (a: MarkProfile, b: MarkProfile): boolean => {
  if (a.isLatin && b.isLatin) return a.sound()[0] !== b.sound()[0]
  const sound = soundNearness(a.readings()[0] ?? [], b.readings()[0] ?? [])
  return sound === 'initial' || sound === 'far'
}

/** R27 lowers the score of marks with another first syllable and another meaning. */
export const r27FirstSyllable: MarkRule = {
  id: 'R27',
  find: (a, b) => {
    if (a.isHan && a.characters[0] === b.characters[0]) return null
    const differ = a.isLatin && b.isLatin ? differInMeaning(a.words, b.words) : differAsWords(a, b)
    if (!differ || !beginDifferently(a, b)) return null
    return {
      weight: -0.1,
      zh: `“${a.printed}”与“${b.printed}”首音节不同，含义不同，近似程度相应降低。`,
      en: `“${a.printed}” and “${b.printed}” begin with different syllables and differ in meaning, which lowers their similarity.`,
    }
  },
}

/** R28 raises the score where the earlier mark is known, because it is protected more widely. */
export const r28Fame: MarkRule = {
  id: 'R28',
  find: (_a, _b, { famous }) =>
    famous
      ? {
          weight: 0.1,
          zh: '在先商标具有一定知名度的，近似判断的范围可能相应扩大。',
          en: 'Where the earlier mark has a reputation, similarity may be found more widely.',
        }
      : null,
}

const WORDING_ONLY = {
  weight: 0,
  zh: '商标含有图形，仅比对了文字部分；图形部分未经检索和比对，须人工核对。',
  en: 'A mark includes a device; only the wording was compared. The device was neither searched nor compared and is to be checked by eye.',
}
const NOTHING_COMPARED = {
  weight: 0,
  zh: '商标为图形，没有可以比对的文字；图形未经检索和比对，须人工核对。',
  en: 'A mark is a device without wording to compare; the device was neither searched nor compared and is to be checked by eye.',
}

/** R26 notes that of a composite mark only the wording was compared; a device alone is never cleared. */
export const r26Device: MarkRule = {
  id: 'R26',
  find: (a, b, { hasDevice }) => {
    if (!hasDevice && !a.hasDevice && !b.hasDevice) return null
    return a.text === '' || b.text === '' ? NOTHING_COMPARED : WORDING_ONLY
  },
}
