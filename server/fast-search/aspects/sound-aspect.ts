import { pinyin } from 'pinyin-pro'
import type { ReportAspect } from '#contract/search-report.ts'
import type { FiredRule } from '../../similarity/combine-findings.ts'
import { describeMark, type MarkProfile } from '../../similarity/mark-profile.ts'
import { rulesOn } from './aspect-rules.ts'

type Heard = Pick<ReportAspect, 'level' | 'zh' | 'en'>

const OPEN: Heard = {
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

/** How two marks compare in sound: toneless pinyin of Chinese marks; else what the rules say, or what a person must. */
export const soundAspect = (ownMark: string, earlierMark: string, rules: readonly FiredRule[]): ReportAspect => {
  const [own, earlier] = [describeMark(ownMark), describeMark(earlierMark)]
  const fired = rulesOn('sound', rules)
  const speaking = fired.find(({ weight }) => weight > 0)
  const read = (): Heard => {
    if (own.isHan && earlier.isHan) return compareSyllables(syllablesOf(own), syllablesOf(earlier))
    if (own.text === earlier.text) return { level: 'same', zh: '读音相同。', en: 'They sound the same.' }
    return speaking ? { level: 'near', zh: speaking.zh, en: speaking.en } : OPEN
  }
  return { own: spoken(own), earlier: spoken(earlier), ...read(), rules: fired.map(({ id }) => id) }
}
