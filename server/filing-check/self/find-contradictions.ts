import { givesUp } from '#domain/review-scope.ts'
import { editDistance } from '../../similarity/edit-distance.ts'
import { type CaseFacts, goodsKey } from '../case-facts.ts'
import { valuesOfSource } from '../changed-facts.ts'
import { clauseAround, isAboutOthers } from '../context.ts'
import {
  atSwitch,
  type CheckedDraft,
  type CheckedLine,
  chosen,
  type Finding,
  fieldDays,
  findingAt,
  isOn,
} from '../finding.ts'
import { givenUpGoods, listedItems } from '../goods/goods-lists.ts'
import { keptMatches } from '../memory.ts'
import { readTokens } from '../tokens.ts'
import { findConcessions } from './find-concessions.ts'
import { findEvidence, type GeneratedSwitches } from './find-evidence.ts'

const ALL_GOODS =
  /全部(?:的)?(?:复审|指定|被驳回的)?(?:商品|服务|项目)|all (?:of )?the (?:goods|services)(?: and services)?(?: under review)?/
const SOME_GOODS = /仅(?:就|对|在)|limited to|only for/

/** Asks for all of the goods while some are given up. */
const scopeAgainstGoods = ({ lines, switches }: CheckedDraft, facts: CaseFacts): Finding[] => {
  const reasons = lines.filter(({ document }) => document === 'reason')
  const givenUp = reasons.filter(
    ({ isOff, kind, pieces, text }) =>
      !isOff && kind === 'paragraphField' && /^abandonedGoods/.test(pieces[0]?.field ?? '') && text.trim() !== '',
  )
  const isAnswer = chosen(reasons, /^citedMark\d+Answer#/).some(({ field, text }) =>
    givesUp(field.split('#')[0] ?? '', text),
  )
  const isTyped = givenUpGoods(reasons, facts).size > 0 || isAnswer
  const isNarrowed = isOn(switches.reason, /^narrowedGoods$/) || givenUp.length > 0 || isTyped
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
        mend: all.text.replace(/^全部/, '部分').replace(/^all /, 'part of '),
        words: scopeOf(
          `稿中放弃了部分商品或服务，此处仍请求“${all.text}”。`,
          `Some goods are given up, yet this asks for “${all.text}”.`,
        ),
      }),
    )
  }
  const part = chosen(reasons, /^reviewScope#/).find(({ text }) => /^部分|^part/.test(text))
  const [stated] = reasons.filter(({ isOff, before, text }) => !isOff && before?.text !== text && ALL_GOODS.test(text))
  if (part && !isNarrowed && !reasons.some(({ before, text }) => before?.text !== text && SOME_GOODS.test(text))) {
    findings.push(
      findingAt(part.line, {
        kind: 'scope',
        from: part.from,
        to: part.to,
        mend: part.text.replace(/^部分/, '全部').replace(/^part of /, 'all '),
        words: scopeOf(
          `此处只请求“${part.text}”，而稿中没有写明放弃哪些项目。`,
          `This asks for “${part.text}” only, yet nothing says what is given up.`,
        ),
      }),
    )
  }
  if (isNarrowed && !all && stated) {
    const match = ALL_GOODS.exec(stated.text)
    const from = match?.index ?? 0
    findings.push(
      findingAt(stated, {
        kind: 'scope',
        from,
        to: from + (match?.[0].length ?? 0),
        words: scopeOf(
          `稿中放弃了部分商品或服务，此处仍称“${match?.[0]}”。`,
          `Some goods are given up, yet this says “${match?.[0]}”.`,
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
    for (const { text } of givenUp)
      for (const { text: item } of listedItems(text, 0, facts)) left.delete(goodsKey(item))
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

const SUSPENSION_ARGUED =
  /中止[^。；]{0,8}(审理|评审)[^。；]{0,40}(结果|程序|撤销|无效)|(结果|程序|撤销|无效)[^。；]{0,40}中止|suspen(?:d|sion)[^.;]{0,80}(proceedings|outcome|cancellation)/

/** A request to suspend that nothing argues, and an argument that asks for what is not requested. */
const suspension = (draft: CheckedDraft): Finding[] => {
  const requested = draft.switches.reason.find(({ name }) => name === 'requestSuspension')
  const answers = chosen(draft.lines, /^citedMark\d+Answer#/)
  if (requested && !requested.isOn && answers.some(({ text }) => /中止|suspend/.test(text)))
    return atSwitch(draft, requested, 'suspension', {
      zh: '正文以请求中止审理答复引证商标，而评审请求中没有请求中止。',
      en: 'The reasons answer a cited mark by asking for suspension; the request does not ask for it.',
    })
  if (!requested?.isOn || requested.isOff) return []
  const typed = draft.lines.filter(({ document, isOff, before, text }) => {
    return document === 'reason' && !isOff && before?.text !== text && SUSPENSION_ARGUED.test(text)
  })
  const isArgued =
    typed.some(({ kind, block }) => kind !== 'heading' && block !== requested.block) ||
    isOn(draft.switches.reason, /^citedMark\d+(StatusArgument|Suspension)$/)
  const section = draft.switches.reason.find(({ name }) => name === 'argueSuspension')
  if (section && (!section.isOn || section.isOff) && typed.length === 0)
    return atSwitch(draft, requested, 'suspension', {
      zh: '评审请求中请求中止审理，而正文中请求中止的部分已关闭。',
      en: 'The request asks for suspension, but the part of the reasons that asks for it is off.',
    })
  if (isArgued) return []
  return atSwitch(draft, requested, 'suspension', {
    zh: '评审请求中请求中止审理，正文没有写明等待哪一程序的结果。',
    en: 'The request asks for suspension; the reasons name no proceedings to wait for.',
  })
}

/** A notice under two articles on earlier marks has a section for each. */
const DISSIMILAR = /^argueDissimilar/

const HELD_SIMILAR = /^(近似|相同|[Ss]imilar|[Ii]dentical)$/

/** The analysis holds a cited mark similar while the reasons argue against it, for that mark. */
const similarityAgainstArgument = (draft: CheckedDraft): Finding[] => {
  if (!isOn(draft.switches.reason, DISSIMILAR)) return []
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

/** One field with two values: names that stand more than once are one fact in several places. */
const differentValues = ({ lines }: CheckedDraft, facts: CaseFacts): Finding[] => {
  const byName = new Map<string, { line: CheckedLine; text: string; from: number; to: number; isRight: boolean }[]>()
  for (const line of lines) {
    if (line.isOff) continue
    for (const { kind, field, source, from, to } of line.pieces) {
      const name = field?.split('#')[0]
      if (name === undefined || kind === 'text') continue
      const text = line.text.slice(from, to)
      const isRight = source !== null && (valuesOfSource(facts, source, text)?.includes(text) ?? false)
      byName.set(name, [...(byName.get(name) ?? []), { line, from, to, text, isRight }])
    }
  }
  return [...byName.values()].flatMap(places => {
    const values = [...new Set(places.map(({ text }) => text).filter(text => text !== ''))]
    if (values.length < 2) return []
    // What agrees with the notice is not the one to change.
    const isRight = (value: string): boolean => places.some(place => place.text === value && place.isRight)
    const wrong = values.filter(value => !isRight(value))
    const doubtful = wrong.length > 0 ? wrong : values
    const counts = doubtful.map(value => places.filter(({ text }) => text === value).length)
    const rare = doubtful[counts.lastIndexOf(Math.min(...counts))]
    const place = places.find(({ text }) => text === rare)
    const others = values.filter(value => value !== rare)
    if (!place) return []
    return [
      findingAt(place.line, {
        kind: 'values',
        from: place.from,
        to: place.to,
        mend: others.length === 1 ? (others[0] ?? null) : (others.find(isRight) ?? null),
        words: {
          zh: `同一事实在别处为“${others.join('”“')}”，此处为“${place.text}”。`,
          en: `The same fact is “${others.join('”, “')}” elsewhere and “${place.text}” here.`,
        },
      }),
    ]
  })
}

const FIRST_USE =
  /(?:最早于|自|始于|早在|从)\s*(\d{4})年(?:\d{1,2}月)?(?:\d{1,2}日)?(?:起|以来|开始|即|便|就)?[^。；]{0,6}(?:使用|投入|起)|(\d{4})年(?:\d{1,2}月)?(?:\d{1,2}日)?[^。；，\d]{0,6}(?:首次|最早|最先|首先|正式|开始)[^。；，\d]{0,6}(?:使用|投入|投放|上市|推出)|(?:first used in|in use since|used since|since)\s+(?:[A-Z][a-z]+ )?(\d{4})/g

const firstUsesIn = keptMatches(FIRST_USE)

/** Two years of first use of the mark. */
const differentFirstUses = ({ lines }: CheckedDraft): Finding[] => {
  const places = lines.flatMap(line =>
    line.isOff || line.isQuoted
      ? []
      : firstUsesIn(line.text).flatMap(match => {
          const { clause } = clauseAround(line.text, match.index, match.index + match[0].length)
          const isOwn = /申请商标|[Tt]he mark/.test(clause) || /^useFacts/.test(line.pieces[0]?.field ?? '')
          const year = match[1] ?? match[2] ?? match[3] ?? ''
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
const CODE = /(?<![A-Za-z\d])(?:[A-Z]{1,6}\d{8,20}[A-Z]{0,6}\d{0,6}|\d{11,18})(?![A-Za-z\d])/g

const codesIn = keptMatches(CODE)

/** One digit is another, or two neighbours are swapped. */
const isSlip = (a: string, b: string): boolean => {
  if (a.length !== b.length) return editDistance([...a], [...b], 1) === 1
  const differing = [...a].flatMap((one, at) => (one === b[at] ? [] : [at]))
  const [first = 0, second = 0] = differing
  return differing.length === 1 || (differing.length === 2 && second === first + 1 && a[first] === b[second])
}

const ownerOf = (field: string | null): string => /^citedMark\d+/.exec(field ?? '')?.[0] ?? ''

/**
 * Numbers of filings that differ by one digit from the number in a field: in the text, and among the fields of one cited
 * mark, where the field made for the number counts.
 */
const codesOneOff = ({ lines }: CheckedDraft): Finding[] => {
  const shown = lines.filter(({ isOff }) => !isOff)
  const kept = shown.flatMap(({ pieces, text }) =>
    pieces.flatMap(({ field, from, to }) =>
      field === null
        ? []
        : (text.slice(from, to).match(CODE) ?? []).map(code => ({
            code,
            owner: ownerOf(field),
            isOfNumber: /(?:No|Number)#/.test(field),
          })),
    ),
  )
  return shown.flatMap(line =>
    codesIn(line.text).flatMap(match => {
      const [code] = match
      const field =
        line.pieces.find(one => one.field !== null && one.from <= match.index && match.index < one.to)?.field ?? null
      const owner = ownerOf(field)
      const isRight = kept.some(known => known.code === code && (field === null || known.isOfNumber))
      const other = isRight
        ? undefined
        : kept.find(
            known =>
              isSlip(known.code, code) &&
              (field === null || (known.isOfNumber && owner !== '' && known.owner === owner)),
          )?.code
      if (other === undefined) return []
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
const signedTooLate = (draft: CheckedDraft, { deadline }: CaseFacts): Finding[] =>
  fieldDays(draft, /^signingDate#/)
    .filter(({ line, key }) => line.document === 'reason' && key > deadline.due)
    .map(({ line, from, to, text }) =>
      findingAt(line, {
        kind: 'dateAfterDue',
        from,
        to,
        words: {
          zh: `落款日期${text}晚于复审期限${deadline.due}。`,
          en: `The day of signing, ${text}, is after the last day for review, ${deadline.due}.`,
        },
      }),
    )

/** Returns what the draft says against itself. */
export const findContradictions = (draft: CheckedDraft, facts: CaseFacts, generated: GeneratedSwitches): Finding[] => [
  ...signedTooLate(draft, facts),
  ...scopeAgainstGoods(draft, facts),
  ...similarityAgainstArgument(draft),
  ...findConcessions(draft),
  ...differentValues(draft, facts),
  ...differentFirstUses(draft),
  ...codesOneOff(draft),
  ...findEvidence(draft, facts, generated),
  ...suspension(draft),
]
