import type { DocumentText, SwitchState } from '#extensions/lines/document-lines.ts'
import { editDistance } from '../similarity/edit-distance.ts'
import { type CaseFacts, goodsKey } from './case-facts.ts'
import { clauseAround, isAboutOthers, speaksOfOthers } from './context.ts'
import { listedItems } from './find-goods.ts'
import type { CheckedLine, DraftName, Finding } from './finding.ts'
import { findingAt } from './finding.ts'
import { readTokens } from './tokens.ts'

/** Both documents, line by line, with their switches. */
export interface CheckedDraft {
  lines: readonly CheckedLine[]
  switches: Record<DraftName, DocumentText['switches']>
}

const isOn = (switches: readonly SwitchState[], name: string): boolean =>
  switches.some(state => state.name === name && state.isOn && !state.isOff)

const chosen = (
  lines: readonly CheckedLine[],
  name: RegExp,
): { line: CheckedLine; field: string; text: string; from: number; to: number }[] =>
  lines.flatMap(line =>
    line.isOff
      ? []
      : line.pieces.flatMap(({ kind, field, from, to }) =>
          kind === 'radioField' && name.test(field ?? '')
            ? [{ line, field: field ?? '', from, to, text: line.text.slice(from, to) }]
            : [],
        ),
  )

const lineAt = ({ lines }: CheckedDraft, document: DraftName, block: number): CheckedLine | undefined =>
  lines.find(line => line.document === document && line.block === block)

const atSwitch = (
  draft: CheckedDraft,
  state: SwitchState,
  kind: Finding['kind'],
  words: Finding['words'],
): Finding[] => {
  const line = lineAt(draft, 'reason', state.block) ?? draft.lines.find(({ document }) => document === 'reason')
  return line ? [{ ...findingAt(line, { kind, from: 0, to: 0, words }), quote: state.label }] : []
}

/** Asks for all of the goods while some are given up. */
const scopeAgainstGoods = ({ lines, switches }: CheckedDraft, facts: CaseFacts): Finding[] => {
  const reasons = lines.filter(({ document }) => document === 'reason')
  const givenUp = reasons.filter(
    ({ isOff, kind, pieces, text }) =>
      !isOff && kind === 'paragraphField' && /^abandonedGoods/.test(pieces[0]?.field ?? '') && text.trim() !== '',
  )
  const isTyped = reasons.some(
    ({ isOff, before, text }) =>
      !isOff && before?.text !== text && /(自愿)?放弃[^。；]{0,24}[“"]|gives? up [^.;]{0,40}[“"]/.test(text),
  )
  const isNarrowed = isOn(switches.reason, 'narrowedGoods') || givenUp.length > 0 || isTyped
  const all = chosen(reasons, /^reviewScope#/).find(({ text }) => /^全部|^all/.test(text))
  const scopes = new Set(chosen(reasons, /^reviewScope#/).map(({ text }) => text))
  const scopeOf = (zh: string, en: string) => ({ zh, en })
  const findings: Finding[] = []
  if (isNarrowed && all) {
    findings.push(
      findingAt(all.line, {
        kind: 'scope',
        from: all.from,
        to: all.to,
        words: scopeOf(
          `稿中放弃了部分商品或服务，此处仍请求“${all.text}”。`,
          `Some goods are given up, yet this asks for “${all.text}”.`,
        ),
      }),
    )
  }
  const [first] = chosen(reasons, /^reviewScope#/)
  if (scopes.size > 1 && first) {
    findings.push(
      findingAt(first.line, {
        kind: 'scope',
        from: first.from,
        to: first.to,
        words: scopeOf(
          `请求复审的范围前后不一：${[...scopes].map(text => `“${text}”`).join('、')}。`,
          `The scope of review differs between places: ${[...scopes].map(text => `“${text}”`).join(', ')}.`,
        ),
      }),
    )
  }
  if (givenUp.length > 0 && facts.refusedGoods.size > 0) {
    const left = new Set(facts.refusedGoods)
    for (const { text } of givenUp) for (const { text: item } of listedItems(text, 0)) left.delete(goodsKey(item))
    const [line] = givenUp
    if (left.size === 0 && line) {
      findings.push(
        findingAt(line, {
          kind: 'scope',
          from: 0,
          to: line.text.length,
          words: scopeOf(
            '被驳回的项目全部放弃，复审不再有标的。',
            'All refused goods are given up; nothing is left to review.',
          ),
        }),
      )
    }
  }
  return findings
}

/** Arguments by switch, and the words by which evidence for them is known. */
const EVIDENCE: readonly { evidence: RegExp; argument: RegExp; zh: string; en: string }[] = [
  {
    evidence: /^使用证据|^[Ee]vidence of use/,
    argument: /^argueUse$|^argueGround(11|4)/,
    zh: '经使用形成对应关系',
    en: 'use',
  },
  {
    evidence: /共存同意书|[Ll]etter of consent/,
    argument: /^(citedMark\d+|argue)Consent$/,
    zh: '共存同意',
    en: 'consent',
  },
  {
    evidence: /撤销、无效|[Ff]ilings? against|cancellation/,
    argument: /^argueCitedStatus|[Ss]tatusArgument$/,
    zh: '引证商标的权利状态',
    en: 'the status of the cited marks',
  },
  {
    evidence: /^历年各地使用量|^Volume of use/,
    argument: /^argueUse$/,
    zh: '经使用取得显著特征',
    en: 'distinctiveness acquired through use',
  },
  { evidence: /在先使用的证据|of earlier use/, argument: /^argueSameDay/, zh: '使用在先', en: 'earlier use' },
  {
    evidence: /配方、检测报告|^Formulas/,
    argument: /^fallbackGround/,
    zh: '与实际特点相符',
    en: 'agreement with the true characteristics',
  },
  { evidence: /对比表|[Cc]omparison/, argument: /^argueDissimilar/, zh: '商标不近似', en: 'dissimilar marks' },
]

const evidenceWithoutArgument = (draft: CheckedDraft): Finding[] => {
  const switches = draft.switches.reason
  return switches.flatMap(state => {
    if (!/^evidence\d+$/.test(state.name) || !state.isOn || state.isOff) return []
    const rule = EVIDENCE.find(({ evidence }) => evidence.test(state.label))
    if (!rule) return []
    const arguments_ = [...draft.switches.analysis, ...switches].filter(({ name }) => rule.argument.test(name))
    if (arguments_.length === 0 || arguments_.some(({ isOn: on, isOff }) => on && !isOff)) return []
    return atSwitch(draft, state, 'evidence', {
      zh: `证据“${state.label}”列在目录中，而“${rule.zh}”的主张已关闭。`,
      en: `The evidence “${state.label}” is listed, but the argument of ${rule.en} is off.`,
    })
  })
}

const SUSPENSION_ARGUED =
  /中止[^。；]{0,8}(审理|评审)[^。；]{0,40}(结果|程序|撤销|无效)|(结果|程序|撤销|无效)[^。；]{0,40}中止|suspen(?:d|sion)[^.;]{0,80}(proceedings|outcome|cancellation)/

/** A request to suspend that nothing argues, and an argument that asks for what is not requested. */
const suspension = (draft: CheckedDraft): Finding[] => {
  const requested = draft.switches.reason.find(({ name }) => name === 'requestSuspension')
  if (!requested?.isOn || requested.isOff) return []
  const isArgued =
    draft.switches.reason.some(
      ({ name, isOn: on, isOff }) => /^citedMark\d+(StatusArgument|Suspension)$/.test(name) && on && !isOff,
    ) ||
    draft.lines.some(
      ({ document, isOff, text, kind, before, block }) =>
        document === 'reason' &&
        block !== requested.block &&
        !isOff &&
        kind !== 'heading' &&
        before?.text !== text &&
        SUSPENSION_ARGUED.test(text),
    )
  if (isArgued) return []
  return atSwitch(draft, requested, 'suspension', {
    zh: '评审请求中请求中止审理，正文没有写明等待哪一程序的结果。',
    en: 'The request asks for suspension; the reasons name no proceedings to wait for.',
  })
}

/** A notice under two articles on earlier marks has a section for each. */
const DISSIMILAR = /^argueDissimilar/

const HELD_SIMILAR = /^(近似|[Ss]imilar)$/

/** The analysis holds a cited mark similar while the reasons argue against it, for that mark. */
const similarityAgainstArgument = (draft: CheckedDraft): Finding[] => {
  const areOn = draft.switches.reason.some(({ name, isOn: on, isOff }) => DISSIMILAR.test(name) && on && !isOff)
  if (!areOn) return []
  const analysis = draft.lines.filter(({ document }) => document === 'analysis')
  const argued = draft.lines
    .filter(
      ({ document, isOff, switches }) =>
        document === 'reason' && !isOff && switches.some(name => DISSIMILAR.test(name)),
    )
    .map(({ text }) => text)
    .join('\n')
  const named = new Set(readTokens(argued).flatMap(({ kind, key }) => (kind === 'citedMark' ? [key] : [])))
  return chosen(analysis, /^citedMark\d+Similarity#/).flatMap(({ line, from, to, text, field }) => {
    const number = /^citedMark(\d+)/.exec(field)?.[1] ?? ''
    // An argument that singles marks out says nothing of the others.
    if (named.size > 0 && !named.has(number)) return []
    return HELD_SIMILAR.test(text)
      ? [
          findingAt(line, {
            kind: 'opposite',
            from,
            to,
            words: {
              zh: `分析结论为“${text}”，理由书主张不构成近似商标。`,
              en: `The analysis concludes “${text}”; the reasons argue that the marks are not similar.`,
            },
          }),
        ]
      : []
  })
}

const CONCEDES =
  /(申请商标|两商标)与引证商标[\d一二三四五六七八九十]*(?:均|都|已)?近似(?=[，。；])|应当?承认|[Mm]arks?(?: applied for)? and cited marks? [\d, and]+ are similar|is similar to cited mark|[Ii]t must be admitted|(申请商标|两商标|双方商标|二者)[^。；，]{0,30}(构成|属于|系|已构成)[^。；，]{0,20}(近似商标|近似|类似商品)|(易|容易|足以|会|将)[^。；，不未]{0,12}(导致|造成|产生|引起)[^。；，]{0,8}(混淆|误认)|the marks? (?:are|is) similar/g
const DISTANCED =
  /不|未|无|没有|认为|认定|主张|即使|即便|假使|held|如果|是否|通知书|引证理由|并非|hold|finds?|even if|whether|not /

/** Sentences of the reasons that give the point away. */
const concessions = ({ lines }: CheckedDraft): Finding[] =>
  lines.flatMap(line => {
    if (line.document !== 'reason' || line.isOff || line.isQuoted || line.kind === 'heading') return []
    if (line.before !== null && line.before.text === line.text) return []
    return [...line.text.matchAll(CONCEDES)].flatMap(match => {
      const [from, to] = [match.index, match.index + match[0].length]
      const { clause, before } = clauseAround(line.text, from, to)
      const own = before.slice(-30) + match[0]
      if (DISTANCED.test(own) || speaksOfOthers(line, clause)) return []
      return [
        findingAt(line, {
          kind: 'opposite',
          from,
          to,
          words: {
            zh: `“${match[0]}”承认了驳回理由，与主张相反。`,
            en: `“${match[0]}” concedes the refusal; it is the opposite of what is argued.`,
          },
        }),
      ]
    })
  })

/** One field with two values: names that stand more than once are one fact in several places. */
const differentValues = ({ lines }: CheckedDraft): Finding[] => {
  const byName = new Map<string, { line: CheckedLine; text: string; from: number; to: number }[]>()
  for (const line of lines) {
    if (line.isOff) continue
    for (const { kind, field, from, to } of line.pieces) {
      const name = field?.split('#')[0]
      if (name === undefined || kind === 'text') continue
      byName.set(name, [...(byName.get(name) ?? []), { line, from, to, text: line.text.slice(from, to) }])
    }
  }
  return [...byName.values()].flatMap(places => {
    const values = [...new Set(places.map(({ text }) => text).filter(text => text !== ''))]
    if (values.length < 2) return []
    const counts = values.map(value => places.filter(({ text }) => text === value).length)
    const rare = values[counts.lastIndexOf(Math.min(...counts))]
    const place = places.find(({ text }) => text === rare)
    const others = values.filter(value => value !== rare)
    if (!place) return []
    return [
      findingAt(place.line, {
        kind: 'values',
        from: place.from,
        to: place.to,
        mend: others.length === 1 ? (others[0] ?? null) : null,
        words: {
          zh: `同一事实在别处为“${others.join('”“')}”，此处为“${place.text}”。`,
          en: `The same fact is “${others.join('”, “')}” elsewhere and “${place.text}” here.`,
        },
      }),
    ]
  })
}

const FIRST_USE =
  /(?:最早于|自|始于|早在|从)\s*(\d{4})年(?:\d{1,2}月)?(?:\d{1,2}日)?(?:起|以来|开始|即|便|就)?[^。；]{0,6}(?:使用|投入|起)|(?:first used in|in use since|used since|since)\s+(?:[A-Z][a-z]+ )?(\d{4})/g

/** Two years of first use of the mark. */
const differentFirstUses = ({ lines }: CheckedDraft): Finding[] => {
  const places = lines.flatMap(line =>
    line.isOff || line.isQuoted
      ? []
      : [...line.text.matchAll(FIRST_USE)].flatMap(match => {
          const { clause } = clauseAround(line.text, match.index, match.index + match[0].length)
          const isOwn = /申请商标|[Tt]he mark/.test(clause) || /^useFacts/.test(line.pieces[0]?.field ?? '')
          const year = match[1] ?? match[2] ?? ''
          const from = match.index + match[0].indexOf(year)
          return isOwn && !isAboutOthers(clause) ? [{ line, year, from }] : []
        }),
  )
  const [first, ...others] = places
  const other = others.find(({ year }) => year !== first?.year)
  if (!first || !other) return []
  return [
    findingAt(other.line, {
      kind: 'values',
      from: other.from,
      to: other.from + 4,
      words: {
        zh: `申请商标的开始使用时间，别处为${first.year}年，此处为${other.year}年。`,
        en: `The mark is first used in ${first.year} elsewhere and in ${other.year} here.`,
      },
    }),
  ]
}

/** The number of a filing, as its office gives it: letters and many digits. */
const CODE = /(?<![A-Za-z\d])[A-Z]{1,6}\d{8,20}[A-Z]{0,6}\d{0,6}(?![A-Za-z\d])/g

/** Numbers of filings that differ by one digit from the number in a field. */
const codesOneOff = ({ lines }: CheckedDraft): Finding[] => {
  const shown = lines.filter(({ isOff }) => !isOff)
  const kept = shown.flatMap(({ pieces, text }) =>
    pieces.flatMap(({ field, from, to }) => (field === null ? [] : (text.slice(from, to).match(CODE) ?? []))),
  )
  return shown.flatMap(line =>
    [...line.text.matchAll(CODE)].flatMap(match => {
      const [code] = match
      const other = kept.find(known => known !== code && editDistance([...known], [...code], 1) === 1)
      if (kept.includes(code) || other === undefined) return []
      return [
        findingAt(line, {
          kind: 'values',
          from: match.index,
          to: match.index + code.length,
          mend: other,
          words: {
            zh: `别处所填编号为“${other}”，此处为“${code}”。`,
            en: `The number given elsewhere is “${other}”; here it is “${code}”.`,
          },
        }),
      ]
    }),
  )
}

/** The day of signing lies after the last day for review. */
const signedTooLate = ({ lines }: CheckedDraft, { deadline }: CaseFacts): Finding[] =>
  lines.flatMap(line => {
    if (line.document !== 'reason' || line.isOff) return []
    return line.pieces.flatMap(({ field, from, to }) => {
      if (!/^signingDate#/.test(field ?? '')) return []
      const [day] = readTokens(line.text.slice(from, to)).filter(({ kind }) => kind === 'date')
      if (!day || day.key <= deadline.due) return []
      return [
        findingAt(line, {
          kind: 'dateAfterDue',
          from,
          to,
          words: {
            zh: `落款日期${day.text}晚于复审期限${deadline.due}。`,
            en: `The day of signing, ${day.text}, is after the last day for review, ${deadline.due}.`,
          },
        }),
      ]
    })
  })

/** Returns what the draft says against itself. */
export const findContradictions = (draft: CheckedDraft, facts: CaseFacts): Finding[] => [
  ...signedTooLate(draft, facts),
  ...scopeAgainstGoods(draft, facts),
  ...similarityAgainstArgument(draft),
  ...concessions(draft),
  ...differentValues(draft),
  ...differentFirstUses(draft),
  ...codesOneOff(draft),
  ...evidenceWithoutArgument(draft),
  ...suspension(draft),
]
