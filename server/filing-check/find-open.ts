import { chineseNumeral } from '#domain/chinese-numeral.ts'
import { SUSPENSION_NORM } from '#domain/law/suspension-norm.ts'
import { openPlaces } from '#domain/open-fields.ts'
import type { DocumentLine } from '#extensions/lines/document-lines.ts'
import { writtenDate } from '../drafting/language.ts'
import type { CaseFacts } from './case-facts.ts'
import { type CheckedDraft, type CheckedLine, type DraftName, type Finding, fieldDays, findingAt } from './finding.ts'
import { keptMatches } from './memory.ts'

const BLANK =
  /【[^】]{0,60}】|待填写?|待补充|待核|[×✕]{2,}|(?<=[年月第号为])[×✕]|[×✕](?=[年月日号])|[Xx]{3,}(?![A-Za-z])|_{3,}|＿{2,}|〇〇|？？+|\?\?+|\bTODO\b|\bTBD\b|\[(?:to be|insert|fill)[^\]]{0,60}\]/g

interface OpenField {
  line: CheckedLine
  field: string
  name: string
  label: string
  from: number
  to: number
  isChoice: boolean
}

const LISTED = 4

const bundled = (fields: readonly OpenField[], subject: { zh: string; en: string }): Finding[] => {
  const [first] = fields
  if (!first) return []
  const isChoice = fields.every(one => one.isChoice)
  const labels = fields.map(({ label }) => label)
  const [shown, more] = [labels.slice(0, LISTED), labels.length > LISTED]
  const words = {
    zh: `${subject.zh}尚有${fields.length}项待填：${shown.join('；')}${more ? '等' : ''}。`,
    en: `${subject.en}: ${fields.length} fields to fill in: ${shown.join('; ')}${more ? '; and others' : ''}.`,
  }
  const { line, field, from, to } = first
  const key = fields.map(({ name }) => name).join()
  return [{ ...findingAt(line, { kind: isChoice ? 'unchosen' : 'required', from, to, words }), field, key }]
}

/** Required fields without a value and choices that are not made, in what is exported, place by place. */
const unfilled = (lines: readonly CheckedLine[]): Finding[] => {
  const open = lines.flatMap(line =>
    line.isOff
      ? []
      : line.pieces.flatMap(({ field, kind, from, to, isRequired, label }): OpenField[] => {
          if (field === null || !isRequired || line.text.slice(from, to).trim() !== '') return []
          const [name = ''] = field.split('#')
          return [{ line, field, name, label: label ?? name, from, to, isChoice: kind === 'radioField' }]
        }),
  )
  return openPlaces(open).flatMap(({ first, fields, subject }) => {
    if (subject) return bundled(fields, subject)
    const { line, field, from, to, label, isChoice } = first
    const words = isChoice
      ? { zh: `“${label}”尚未选择。`, en: `“${label}” has not been chosen.` }
      : { zh: `“${label}”尚未填写。`, en: `“${label}” is empty.` }
    return [{ ...findingAt(line, { kind: isChoice ? 'unchosen' : 'required', from, to, words }), field }]
  })
}

const blanksIn = keptMatches(BLANK)

const blanks = (lines: readonly CheckedLine[]): Finding[] =>
  lines.flatMap(line => {
    if (line.isOff || (line.before !== null && line.before.text === line.text)) return []
    const former = line.before?.text ?? ''
    return blanksIn(line.text).flatMap(match =>
      former.includes(match[0])
        ? []
        : [
            findingAt(line, {
              kind: 'blank',
              from: match.index,
              to: match.index + match[0].length,
              words: {
                zh: `“${match[0]}”是留待填写的占位文字。`,
                en: `“${match[0]}” is a placeholder that is still to be filled in.`,
              },
            }),
          ],
    )
  })

const ITEM_OF_NORM = /^suspensionItem\d+#/

/** The item of the norm on suspension that the reasons rest on: its number is that of practice while its text is not at hand. */
const unverifiedItems = (lines: readonly CheckedLine[]): Finding[] =>
  lines.flatMap(line =>
    line.isOff || SUSPENSION_NORM.isTextAtHand
      ? []
      : line.pieces.flatMap(({ field, from, to }) =>
          field === null || from === to || !ITEM_OF_NORM.test(field)
            ? []
            : [
                {
                  ...findingAt(line, {
                    kind: 'required',
                    from,
                    to,
                    words: {
                      zh: `《${SUSPENSION_NORM.zh}》原文未收录，“${line.text.slice(from, to)}”依实务整理，提交前请与原文核对。`,
                      en: `The text of the ${SUSPENSION_NORM.en} is not at hand: “${line.text.slice(from, to)}” is the number of practice. Check it against the text before filing.`,
                    },
                  }),
                  field,
                },
              ],
        ),
  )

/** Switches of the reasons that hold an argument. */
const ARGUMENT = /^argue(?!Form$|Sound$|Meaning$|Whole$)/

const noArguments = ({ lines, switches }: CheckedDraft): Finding[] => {
  const all = switches.reason.filter(({ name }) => ARGUMENT.test(name))
  const first = lines.find(({ document }) => document === 'reason')
  if (all.length === 0 || !first || all.some(({ isOn, isOff }) => isOn && !isOff)) return []
  return [
    findingAt(first, {
      kind: 'argumentsOff',
      from: 0,
      to: 0,
      words: {
        zh: '理由书的各项主张全部关闭，没有理由可以递交。',
        en: 'All arguments of the reasons are off: nothing is argued.',
      },
    }),
  ]
}

/** Returns what is not filled in, not chosen or left blank. */
export const findOpen = (draft: CheckedDraft): Finding[] => [
  ...noArguments(draft),
  ...unfilled(draft.lines),
  ...unverifiedItems(draft.lines),
  ...blanks(draft.lines),
]

const ANSWERS = /^(argue|citedMark\d+)/
/** The lines of an argument about several marks that stand outside the part of each of them. */
const IN_GENERAL = /^argue(Dissimilar|CitedStatus|Suspension)/

/** Whether the line only asks how a cited mark is answered, and no answer is chosen yet. */
const asksForAnswer = ({ pieces }: CheckedLine): boolean =>
  pieces.some(({ field, from, to }) => from === to && /^citedMark\d+Answer#/.test(field ?? ''))

/** Returns the cited marks that the reasons leave unanswered: no part that is on argues about them. */
export const findUnanswered = ({ lines }: CheckedDraft, { notice }: CaseFacts): Finding[] => {
  const reasons = lines.filter(({ document }) => document === 'reason')
  const arguing = reasons.filter(line => {
    const { isOff, isQuoted, kind, switches, before, text } = line
    return (
      !isOff &&
      !isQuoted &&
      kind !== 'heading' &&
      !asksForAnswer(line) &&
      switches.some(name => ANSWERS.test(name)) &&
      !(before?.text === text && IN_GENERAL.test(switches.at(-1) ?? '') && notice.citedMarks.length > 1)
    )
  })
  const typed = reasons.filter(
    ({ isOff, switches, before, kind }) => !isOff && switches.length === 0 && before === null && kind !== 'heading',
  )
  const said = [...arguing, ...typed].map(({ text }) => text).join('\n')
  const namesOne = /引证商标\s*[\d一二三四五六七八九十]|cited marks? \d/i.test(said)
  // An argument that speaks of the cited marks and singles none out is about all of them.
  const speaksOfAll = !namesOne && /引证商标|cited mark/i.test(said)
  return notice.citedMarks.flatMap(({ regNo }, index) => {
    const numeral = chineseNumeral(index + 1)
    const isNamed =
      new RegExp(
        `引证商标\\s*(?:${index + 1}(?!\\d)|${numeral}(?![一二三四五六七八九十]))|cited marks? ${index + 1}(?!\\d)`,
        'i',
      ).test(said) ||
      (regNo !== '' && said.includes(regNo))
    const isAloneNamed = speaksOfAll || (notice.citedMarks.length === 1 && /引证商标|cited mark/i.test(said))
    const line = reasons.find(({ text }) => regNo !== '' && text.includes(regNo)) ?? reasons[0]
    if (isNamed || isAloneNamed || !line) return []
    const at = regNo === '' ? -1 : line.text.indexOf(regNo)
    return [
      findingAt(line, {
        kind: 'citedUnanswered',
        from: Math.max(at, 0),
        to: at < 0 ? 0 : at + regNo.length,
        fact: `citedMarks.${index}.regNo`,
        words: {
          zh: `理由书对引证商标${index + 1}（第${regNo}号）没有任何主张。`,
          en: `The reasons say nothing against cited mark ${index + 1} (no. ${regNo}).`,
        },
      }),
    ]
  })
}

/** A cell may hold a link beside the number. */
const LINK = 10

/** Whether a line is the cell that holds the number of a cited mark. */
const isRowOf = ({ isInCell, text, isOff }: DocumentLine, regNo: string): boolean =>
  isInCell && !isOff && regNo !== '' && text.startsWith(regNo) && text.length < regNo.length + LINK

/** Returns the cited marks whose row was taken out of a table that still has those of others. */
export const findRowsGone = (
  { lines }: CheckedDraft,
  generated: Record<DraftName, { lines: readonly DocumentLine[] }>,
  { notice }: CaseFacts,
): Finding[] =>
  (['analysis', 'reason'] as const).flatMap(document => {
    const now = lines.filter(line => line.document === document)
    const stands = new Set(now.flatMap(({ before }) => (before ? [before.block] : [])))
    const rows = notice.citedMarks.map(({ regNo }) => generated[document].lines.filter(line => isRowOf(line, regNo)))
    return notice.citedMarks.flatMap(({ regNo }, index) => {
      const gone = (rows[index] ?? []).filter(({ block }) => !stands.has(block))
      const isRetyped = now.some(line => isRowOf(line, regNo))
      const others = now.filter(line =>
        notice.citedMarks.some(
          (other, at) => at !== index && isRowOf(line, other.regNo) && line.chapter === gone[0]?.chapter,
        ),
      )
      const [beside] = others
      if (gone.length === 0 || isRetyped || !beside) return []
      return [
        {
          ...findingAt(beside, {
            kind: 'citedUnanswered',
            from: 0,
            to: 0,
            fact: `citedMarks.${index}.regNo`,
            words: {
              zh: `此表没有引证商标${index + 1}（第${regNo}号）的一行。`,
              en: `The row of cited mark ${index + 1} (no. ${regNo}) is gone from this table.`,
            },
          }),
          key: `row ${document}`,
        },
      ]
    })
  })

/** Returns the planned day of a companion filing where it lies after the last day for review: it must not come later. */
export const findLateCompanion = (draft: CheckedDraft, { deadline }: CaseFacts): Finding[] =>
  fieldDays(draft, /^filingDay#/)
    .filter(({ key }) => key > deadline.due)
    .map(({ line, from, to, text }) =>
      findingAt(line, {
        kind: 'dateAfterDue',
        from,
        to,
        words: {
          zh: `拟提交日${text}晚于复审期限${writtenDate(deadline.due, 0)}：本申请应当在复审申请之前或者与其同日提出。`,
          en: `The planned day, ${text}, is after the last day for review, ${writtenDate(deadline.due, 1)}: file this before the application for review or on the same day.`,
        },
      }),
    )
