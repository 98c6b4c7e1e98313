import { chineseNumeral } from '#domain/chinese-numeral.ts'
import type { DocumentLine } from '#extensions/lines/document-lines.ts'
import { clauseAround, isOfOtherCase } from '../context.ts'
import { type CheckedDraft, type CheckedLine, type Finding, findingAt } from '../finding.ts'
import { keptMatches } from '../memory.ts'
import { citedNumber, ORDINAL } from '../tokens.ts'

type ListKind = 'evidence' | 'attachments'

const CHAPTERS: Record<ListKind, RegExp> = {
  evidence: /(?:证据目录|证据清单|List of evidence)$/,
  attachments: /(?:附件|Attachments)$/,
}

/** The paper closes below its last list. */
const CLOSING = /^(?:此致|Respectfully|Submitted|To (?:the )?[A-Z])/

/** The items of a list in the order of the editor; one that is switched off is empty. */
const itemsOf = ({ lines }: CheckedDraft, kind: ListKind): readonly CheckedLine[] => {
  const own = lines.filter(
    ({ document, chapter, kind: line }) => document === 'reason' && line !== 'heading' && CHAPTERS[kind].test(chapter),
  )
  const end = own.findIndex(({ text }) => CLOSING.test(text))
  return end < 0 ? own : own.slice(0, end)
}

const COUNTED = '(?:[份页件张组套种类个条点余次批部册]|一?[并致旦起样般些切共同直定列])'
const NUMBER = `[（(]?(${ORDINAL})(?!\\d)[）)]?`
const GO_ON = `(?:\\s*(至|到|-|—|–|－|~|～|、|和|及|与)\\s*(?:证据|附件)?\\s*[（(]?(${ORDINAL})(?!\\d)[）)]?)?`

/** References of papers to what is listed: 证据九, 证据1至5, 证据清单第20项, 附件七, Exhibits 1 to 5, Annex B. */
const REFERENCES: readonly (readonly [ListKind, RegExp])[] = [
  ['evidence', new RegExp(`证据(?:目录|清单|材料)?\\s*(?:第|之)?\\s*${NUMBER}${GO_ON}(?!${COUNTED})`, 'g')],
  ['attachments', new RegExp(`附[件图表]\\s*(?:第|之)?\\s*${NUMBER}${GO_ON}(?!${COUNTED})`, 'g')],
  [
    'evidence',
    /\b(?:[Ee]xhibits?|[Ee]vidence|[Ii]tems?)(?: (?:nos?\.?|item))? ?(\d{1,3}|[A-Z])\b(?:\s?(to|-|–|and|,)\s?(\d{1,3}|[A-Z])\b)?(?! (?:pages?|copies|items|pieces|of evidence\b(?! list)))/g,
  ],
  [
    'attachments',
    /\b(?:[Aa]nnex(?:es)?|[Aa]ppendix|[Aa]ttachments?)(?: nos?\.?)? ?(\d{1,3}|[A-Z])\b(?:\s?(to|-|–|and|,)\s?(\d{1,3}|[A-Z])\b)?/g,
  ],
]

/** A reference with another number, written as the first one is. */
const renumbered = (said: string, first: string, place: number): string =>
  said.replace(first, /^[一-龥]+$/u.test(first) ? chineseNumeral(place) : String(place))

const placeOf = (written: string): number =>
  /^[A-Z]$/.test(written) ? written.charCodeAt(0) - 64 : citedNumber(written)

/** Words that say of no item what it is about. */
const GENERAL =
  /证据|材料|资料|附件|用以|证明|申请|商标|引证|上述|事实|详见|参见|可见|可以|足以|显示|表明|说明|已经?|提交|目录|清单|复印件?|原件|[的和及与、，。；（）()：:“”《》\d\s]/g

const pairsOf = (text: string): string[] => {
  const said = text.replaceAll(GENERAL, ' ')
  return [
    ...Array.from({ length: Math.max(0, said.length - 1) }, (_, at) => said.slice(at, at + 2)).filter(pair =>
      /^\p{Script=Han}{2}$/u.test(pair),
    ),
    ...(said.toLowerCase().match(/[a-z]{5,}/g) ?? []).filter(
      word => !/^(?:evidence|cited|marks?|shows?|exhibit|applied)$/.test(word),
    ),
  ]
}

/** Whether a sentence says what an item is about; one that says nothing of it may be about any. */
const mayMean = (clause: string, item: DocumentLine | undefined): boolean => {
  const said = pairsOf(clause)
  return item !== undefined && (said.length < 3 || said.some(pair => item.text.toLowerCase().includes(pair)))
}

/** Whether a sentence says what an item is about. */
const isMeant = (clause: string, item: DocumentLine | undefined): boolean =>
  item !== undefined && pairsOf(clause).some(pair => item.text.toLowerCase().includes(pair))

/** The papers of others have annexes of their own. */
const OF_OTHERS = /(?:通知书|决定书?|合同|协议|判决书?|报告|公告|权利人|notice|agreement|contract)(?:的|之|’s)?\s*$/

const REFERENCES_IN = REFERENCES.map(([kind, pattern]) => [kind, keptMatches(pattern)] as const)

const referencesIn = (line: CheckedLine) =>
  REFERENCES_IN.flatMap(([kind, matches]) =>
    matches(line.text).map(match => {
      const [whole, first = '', joint, last] = match
      return {
        kind,
        from: match.index,
        to: match.index + whole.length,
        first,
        last: joint === undefined ? first : (last ?? first),
      }
    }),
  )

/**
 * Returns references to evidence and attachments that the lists do not have as they are filed: beyond the last item that is
 * on, or by the number that an item has in the editor where the paper has another item under it.
 */
export const findEvidenceReferences = (draft: CheckedDraft): Finding[] => {
  const lists = { evidence: itemsOf(draft, 'evidence'), attachments: itemsOf(draft, 'attachments') }
  const inLists = new Set([...lists.evidence, ...lists.attachments])
  const filed = {
    evidence: lists.evidence.filter(({ text }) => text.trim() !== ''),
    attachments: lists.attachments.filter(({ text }) => text.trim() !== ''),
  }
  // An item may bear a number of its own, as its attorney counts.
  const numbered = new Set(
    [...inLists].flatMap(line => {
      const [own] = referencesIn(line).filter(({ from }) => from <= 1)
      return own ? [`${own.kind} ${placeOf(own.first)}`] : []
    }),
  )
  return draft.lines.flatMap(line => {
    if (line.document !== 'reason' || line.isOff || line.isQuoted || inLists.has(line)) return []
    if (line.before?.text === line.text) return []
    return referencesIn(line).flatMap(({ kind, from, to, first, last }) => {
      const { clause, before } = clauseAround(line.text, from, to)
      const list = lists[kind]
      const count = filed[kind].length
      if (list.length === 0 || isOfOtherCase(clause) || OF_OTHERS.test(before)) return []
      const named = [placeOf(first), placeOf(last)]
      // The list is filed, and numbered, without what is off; the editor shows that, too.
      const isMissing = named.some(one => one > count && !numbered.has(`${kind} ${one}`))
      const isOther = named.some(
        one =>
          !numbered.has(`${kind} ${one}`) && !mayMean(clause, filed[kind][one - 1]) && isMeant(clause, list[one - 1]),
      )
      if (!isMissing && !isOther) return []
      const said = line.text.slice(from, to)
      const meant = list[placeOf(first) - 1]
      const place = meant?.text.trim() ? filed[kind].indexOf(meant) + 1 : 0
      const [zh, en] = kind === 'evidence' ? ['证据目录', 'list of evidence'] : ['附件清单', 'list of attachments']
      return [
        findingAt(line, {
          kind: 'evidence',
          from,
          to,
          mend: first === last && place > 0 ? renumbered(said, first, place) : null,
          words: isMissing
            ? {
                zh: `${zh}列出${count}项（未开启的不计入编号），没有“${said}”。`,
                en: `The ${en} has ${count} items, those switched off not counted; there is no “${said}”.`,
              }
            : {
                zh: `${zh}中未开启的项目不计入编号，“${said}”是另一项，与此处所述不符。`,
                en: `Items that are switched off have no number in the ${en}: “${said}” is another one than this speaks of.`,
              },
        }),
      ]
    })
  })
}
