import { pinyin } from 'pinyin-pro'
import type { ReportAspect } from '#contract/search-report.ts'
import type { FiredRule } from '../similarity/combine-findings.ts'
import { describeMark, type MarkProfile } from '../similarity/mark-profile.ts'
import { containedMark } from '../similarity/rules/parts.ts'

/** Which side of two marks a rule of docs/law.md §5 speaks of. R26 and R28 speak of none. */
const ASPECT_RULES = {
  form: [
    'R01',
    'R02',
    'R03',
    'R04',
    'R05',
    'R08',
    'R09',
    'R10',
    'R15',
    'R16',
    'R18',
    'R19',
    'R20',
    'R22',
    'R23',
    'R25',
  ],
  sound: ['R06', 'R07', 'R24', 'R27', 'R29'],
  meaning: ['R11', 'R12', 'R13', 'R14', 'R17', 'R21'],
} as const

/** Returns the fired rules that speak of one side, heaviest first. */
const rulesOn = (side: keyof typeof ASPECT_RULES, rules: readonly FiredRule[]): FiredRule[] => {
  const ids: readonly string[] = ASPECT_RULES[side]
  return rules.filter(({ id }) => ids.includes(id))
}

const SAME_FORM = { zh: '文字相同。', en: 'The same wording.' }
const DIFFERENT_FORM = { zh: '未触发字形上的近似规则。', en: 'No rule on the form of the marks fired.' }

/** Compares two marks in the characters and letters that they consist of. */
export const formAspect = (own: string, earlier: string, rules: readonly FiredRule[]): ReportAspect => {
  const fired = rulesOn('form', rules)
  const isSame = describeMark(own).text === describeMark(earlier).text
  const speaksFor = fired.some(({ weight }) => weight >= 0.5)
  const { zh, en } = isSame ? SAME_FORM : (fired[0] ?? DIFFERENT_FORM)
  return {
    own,
    earlier,
    level: isSame ? 'same' : speaksFor ? 'near' : 'different',
    zh,
    en,
    rules: fired.map(({ id }) => id),
  }
}

type Heard = Pick<ReportAspect, 'level' | 'zh' | 'en'>

const OPEN_SOUND: Heard = {
  level: 'open',
  zh: '外文读音无定则，须由人判断。',
  en: 'How foreign wording is read is not settled; for a person to judge.',
}

const syllablesOf = (mark: MarkProfile): string[] => mark.readings().map(([reading = '']) => reading)

/** Chinese as a dictionary writes it, with tones, which no rule looks at; other wording as it is. */
const spoken = (mark: MarkProfile): string => pinyin(mark.printed, { nonZh: 'consecutive' })

const compareSyllables = (own: readonly string[], earlier: readonly string[]): Heard => {
  if (own.join(' ') === earlier.join(' ')) return { level: 'same', zh: '读音相同。', en: 'They sound the same.' }
  const differs = own.findIndex((syllable, index) => syllable !== earlier[index])
  const leading = differs < 0 ? own.length : differs
  if (leading > 0)
    return {
      level: 'near',
      zh: `前${leading}个音节相同（${own.length}个音节与${earlier.length}个音节）。`,
      en: `The first ${leading === 1 ? 'syllable is' : `${leading} syllables are`} the same (${own.length} against ${earlier.length}).`,
    }
  const shared = [...new Set(own)].filter(syllable => earlier.includes(syllable)).length
  if (shared > 0)
    return {
      level: 'near',
      zh: `首音节不同，有${shared}个音节相同。`,
      en: `The first syllables differ; ${shared} ${shared === 1 ? 'syllable is' : 'syllables are'} shared.`,
    }
  return { level: 'different', zh: '没有相同的音节。', en: 'No syllable is shared.' }
}

/** Compares two marks in sound: by toneless pinyin where both are Chinese, else by the rules; the rest is left to a person. */
export const soundAspect = (ownMark: string, earlierMark: string, rules: readonly FiredRule[]): ReportAspect => {
  const [own, earlier] = [describeMark(ownMark), describeMark(earlierMark)]
  const fired = rulesOn('sound', rules)
  const speaking = fired.find(({ weight }) => weight > 0)
  const read = (): Heard => {
    if (own.isHan && earlier.isHan) return compareSyllables(syllablesOf(own), syllablesOf(earlier))
    if (own.text === earlier.text) return { level: 'same', zh: '读音相同。', en: 'They sound the same.' }
    return speaking ? { level: 'near', zh: speaking.zh, en: speaking.en } : OPEN_SOUND
  }
  return { own: spoken(own), earlier: spoken(earlier), ...read(), rules: fired.map(({ id }) => id) }
}

const SAME_MEANING = { zh: '文字相同，含义相同。', en: 'The same wording and the same meaning.' }
const OPEN_MEANING = { zh: '含义的异同须由人判断。', en: 'How the meanings compare is for a person to judge.' }

/** Returns the longer mark as the shorter one and what it adds: 云杉＋听. */
const composed = (printed: string, part: string): string => {
  const [before = '', after = ''] = printed.split(part, 2)
  return [before, part, after]
    .map(text => text.trim())
    .filter(text => text !== '')
    .join('＋')
}

/** Compares two marks in meaning, as far as a dictionary and lists of weak words tell; the rest is left to a person. */
export const meaningAspect = (ownMark: string, earlierMark: string, rules: readonly FiredRule[]): ReportAspect => {
  const [own, earlier] = [describeMark(ownMark), describeMark(earlierMark)]
  const fired = rulesOn('meaning', rules)
  const isSame = own.text === earlier.text
  const speaking = fired.find(({ weight }) => weight > 0)
  const contained = isSame ? null : containedMark(own, earlier)
  const show = (printed: string): string =>
    contained && printed === contained.whole.printed ? composed(printed, contained.part.printed) : printed
  const { zh, en } = isSame ? SAME_MEANING : (speaking ?? OPEN_MEANING)
  return {
    own: show(own.printed),
    earlier: show(earlier.printed),
    level: isSame ? 'same' : speaking ? 'near' : 'open',
    zh,
    en,
    rules: fired.map(({ id }) => id),
  }
}
