import { servedSwitches } from '#domain/evidence-arguments.ts'
import type { SwitchState } from '#extensions/lines/document-lines.ts'
import { evidenceServed, type ServedEvidence } from '../../drafting/draft-documents.ts'
import type { CaseFacts } from '../case-facts.ts'
import { atSwitch, type CheckedDraft, type DraftName, type Finding, findingAt } from '../finding.ts'
import { matchesOf } from '../matches.ts'
import { readTokens } from '../tokens.ts'

/** The switches of the documents as they were generated. */
export type GeneratedSwitches = Record<DraftName, { switches: readonly SwitchState[] }>

interface Served {
  /** Words that name such evidence where it is typed. */
  typed: RegExp
  zh: string
  en: string
}

/** The arguments that listed evidence serves, by their names in the guides to the grounds. */
const SERVES: Record<Exclude<ServedEvidence['serves'], 'ground' | 'likeness'>, Served> = {
  use: { typed: /使用证据|销售合同|evidence of use/i, zh: '申请商标经使用', en: 'use' },
  consent: {
    typed: /共存同意书|letter of consent/i,
    zh: '共存同意',
    en: 'consent',
  },
  status: {
    typed: /引证商标的?档案|register extract/i,
    zh: '引证商标的权利状态',
    en: 'the status of the cited marks',
  },
  proceedings: {
    typed: /(?:撤销|无效)[^。；]{0,10}受理通知书|notices? of acceptance/i,
    zh: '引证商标的权利状态',
    en: 'the status of the cited marks',
  },
  sameDay: { typed: /在先使用的?证据|of earlier use/i, zh: '使用在先', en: 'earlier use' },
  fallback: {
    typed: /配方|检测报告|test report/i,
    zh: '与实际特点相符',
    en: 'agreement with the true characteristics',
  },
}

const SERVED_NAMES = Object.keys(SERVES) as (keyof typeof SERVES)[]

const servedOf = ({ serves, grounds }: ServedEvidence): { argument: RegExp; zh: string; en: string } => {
  const argument = servedSwitches(serves, grounds)
  if (serves === 'likeness') return { argument, zh: '商标不近似', en: 'dissimilar marks' }
  if (serves === 'ground') return { argument, zh: '所对应的理由', en: 'the ground concerned' }
  return { argument, ...SERVES[serves] }
}

/** Whether proceedings against a cited mark are told as filed. */
const hasProceedings = ({ lines }: CheckedDraft): boolean =>
  lines.some(
    ({ isOff, document, pieces }) =>
      document === 'reason' &&
      !isOff &&
      pieces.some(({ field, from, to }) => /^citedMark\d+Proceedings#/.test(field ?? '') && to > from),
  )

/** Whether a cited mark is answered in the words of a choice. */
const answersBy = ({ lines }: CheckedDraft, words: RegExp): boolean =>
  lines.some(
    ({ isOff, text, pieces }) =>
      !isOff &&
      pieces.some(
        ({ field, from, to }) => /^citedMark\d+Answer#/.test(field ?? '') && words.test(text.slice(from, to)),
      ),
  )

/** Lines of strategy, and the argument of the reasons that each of them announces. */
const ANNOUNCED: readonly (readonly [strategy: RegExp, argument: (match: RegExpExecArray) => RegExp])[] = [
  [/^strategyUse$/, () => /^argue(?:Use|SameDay)/],
  [/^strategyDissimilar$/, () => /^argueDissimilar/],
  [/^strategyGoods$/, () => /^argueGoods/],
  [/^strategyEarlierRegistration$/, () => /^argueConsistency$/],
  [/^strategyNarrow$/, () => /^narrowedGoods$/],
  [/^strategyGround(.+)$/, ([, ground = '']) => new RegExp(`^argueGround${ground.replaceAll('.', '\\.')}$`)],
]

/** Finds arguments that the analysis announces to the client and the reasons have off, where either was switched since it was generated. */
const announcedAndOff = ({ lines, switches }: CheckedDraft, generated: GeneratedSwitches): Finding[] =>
  switches.analysis.flatMap(state => {
    if (!state.isOn || state.isOff) return []
    const [argument] = ANNOUNCED.flatMap(([strategy, of]) => {
      const match = strategy.exec(state.name)
      return match ? [of(match)] : []
    })
    const own = argument ? switches.reason.filter(({ name }) => argument.test(name)) : []
    const wasOn = (name: string): boolean =>
      [...generated.analysis.switches, ...generated.reason.switches].some(one => one.name === name && one.isOn)
    const isSwitched = !wasOn(state.name) || own.some(({ name }) => wasOn(name))
    if (own.length === 0 || own.some(({ isOn, isOff }) => isOn && !isOff) || !isSwitched) return []
    const line =
      lines.find(({ document, block }) => document === 'analysis' && block === state.block) ??
      lines.find(({ document }) => document === 'analysis')
    if (!line) return []
    const words = {
      zh: `分析采取“${state.label}”，而理由书中相应的主张（${own.map(({ label }) => label).join('；')}）已关闭。`,
      en: `The analysis chooses “${state.label}”, but the reasons have it off (${own.map(({ label }) => label).join('; ')}).`,
    }
    return [{ ...findingAt(line, { kind: 'opposite', from: 0, to: 0, words }), quote: state.label }]
  })

const TIME = /(\d{4})年(\d{1,2})月(?:(\d{1,2})日)?/g

/** Evidence that is dated after the day on which the paper that lists it is signed. */
const laterThanSigning = ({ lines }: CheckedDraft): Finding[] => {
  const signed = lines
    .filter(({ isOff }) => !isOff)
    .flatMap(({ pieces, text }) =>
      pieces.flatMap(({ field, from, to }) =>
        /^signingDate#/.test(field ?? '') ? readTokens(text.slice(from, to)).filter(({ kind }) => kind === 'date') : [],
      ),
    )[0]
  if (!signed) return []
  return lines.flatMap(line =>
    line.isOff
      ? []
      : line.pieces.flatMap(({ field, from, to }) => {
          if (!/^evidence\d+Details#/.test(field ?? '')) return []
          return matchesOf(line.text.slice(from, to), TIME).flatMap(
            ({ 0: text, 1: year, 2: month = '', 3: date, index }) => {
              const key = [year, month.padStart(2, '0'), ...(date ? [date.padStart(2, '0')] : [])].join('-')
              if (key <= signed.key.slice(0, key.length)) return []
              return [
                findingAt(line, {
                  kind: 'dateAfterDue',
                  from: from + index,
                  to: from + index + text.length,
                  words: {
                    zh: `证据的日期${text}晚于落款日期${signed.text}。`,
                    en: `The evidence is dated ${text}, after the day of signing, ${signed.text}.`,
                  },
                }),
              ]
            },
          )
        }),
  )
}

/** Returns evidence that is listed for an argument that is off, and arguments whose evidence is off. */
export const findEvidence = (draft: CheckedDraft, facts: CaseFacts, generated: GeneratedSwitches): Finding[] => {
  const all = [...draft.switches.analysis, ...draft.switches.reason]
  const consents = answersBy(draft, /同意|consent/)
  const argues = (argument: RegExp): boolean =>
    all.some(({ name, isOn, isOff }) => argument.test(name) && isOn && !isOff) ||
    (argument === servedSwitches('consent', []) && consents)
  const has = (argument: RegExp): boolean => all.some(({ name }) => argument.test(name))
  const listed = draft.switches.reason.filter(({ name }) => /^evidence\d+$/.test(name))
  const withoutArgument = listed.flatMap(state => {
    const item = state.isOn && !state.isOff ? evidenceServed(facts.notice.grounds, state.label) : null
    const served = item && servedOf(item)
    if (!served || !has(served.argument) || argues(served.argument)) return []
    return atSwitch(draft, state, 'evidence', {
      zh: `证据“${state.label}”列在目录中，而“${served.zh}”的主张已关闭。`,
      en: `The evidence “${state.label}” is listed, but the argument of ${served.en} is off.`,
    })
  })
  const typed = draft.lines.filter(
    ({ document, isOff, chapter, before, text }) =>
      document === 'reason' && !isOff && /(?:证据|附件|[Ee]vidence|Attachments)/.test(chapter) && before?.text !== text,
  )
  const typedWithoutArgument = typed.flatMap(line =>
    SERVED_NAMES.flatMap(serves => {
      const { typed: words, zh, en } = SERVES[serves]
      const argument = servedSwitches(serves, [])
      const match = words.exec(line.text)
      // What the draft itself lists here has its switch.
      if (!match || argues(argument) || line.before?.text.includes(match[0])) return []
      return [
        findingAt(line, {
          kind: 'evidence',
          from: match.index,
          to: match.index + match[0].length,
          words: {
            zh: `证据“${match[0]}”列在目录中，而正文没有“${zh}”的主张。`,
            en: `The evidence “${match[0]}” is listed, but nothing argues ${en}.`,
          },
        }),
      ]
    }).slice(0, 1),
  )
  const typedText = typed.map(({ text }) => text).join('\n')
  const withoutEvidence = (['use', 'fallback', 'sameDay', 'proceedings'] as const).flatMap(serves => {
    const { typed: words, zh, en } = SERVES[serves]
    const argument = servedSwitches(serves, [])
    const own = listed.filter(({ label }) => evidenceServed(facts.notice.grounds, label)?.serves === serves)
    const state = draft.switches.reason.find(({ name, isOn, isOff }) => argument.test(name) && isOn && !isOff)
    const isChosen = serves !== 'proceedings' || hasProceedings(draft)
    if (
      !state ||
      !isChosen ||
      own.length === 0 ||
      own.some(({ isOn, isOff }) => isOn && !isOff) ||
      words.test(typedText)
    )
      return []
    return atSwitch(draft, state, 'evidence', {
      zh: `主张“${zh}”已开启，证据目录中没有列出相应的证据（${own.map(({ label }) => label).join('；')}）。`,
      en: `The argument of ${en} is on, but the list has no evidence for it (${own.map(({ label }) => label).join('; ')}).`,
    })
  })
  return [
    ...laterThanSigning(draft),
    ...announcedAndOff(draft, generated),
    ...withoutArgument,
    ...typedWithoutArgument,
    ...withoutEvidence,
  ]
}
