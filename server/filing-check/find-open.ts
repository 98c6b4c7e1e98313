import { chineseNumeral } from '#domain/chinese-numeral.ts'
import type { CaseFacts } from './case-facts.ts'
import type { CheckedDraft } from './find-contradictions.ts'
import { type CheckedLine, type Finding, findingAt } from './finding.ts'

const BLANK =
  /【[^】]{0,60}】|待填写?|待补充|待核|[×✕]{2,}|(?<=[年月第号为])[×✕]|[×✕](?=[年月日号])|[Xx]{3,}(?![A-Za-z])|_{3,}|＿{2,}|〇〇|？？+|\?\?+|\bTODO\b|\bTBD\b|\[(?:to be|insert|fill)[^\]]{0,60}\]/g

/** Required fields without a value and choices that are not made, in what is exported; one for each name. */
const unfilled = (lines: readonly CheckedLine[]): Finding[] => {
  const seen = new Set<string>()
  return lines.flatMap(line =>
    line.isOff
      ? []
      : line.pieces.flatMap(({ field, kind, from, to, isRequired, label }) => {
          const name = field?.split('#')[0] ?? ''
          if (!isRequired || line.text.slice(from, to).trim() !== '' || seen.has(name)) return []
          seen.add(name)
          const isChoice = kind === 'radioField'
          return [
            {
              ...findingAt(line, {
                kind: isChoice ? 'unchosen' : 'required',
                from,
                to,
                words: isChoice
                  ? { zh: `“${label ?? name}”尚未选择。`, en: `“${label ?? name}” has not been chosen.` }
                  : { zh: `“${label ?? name}”尚未填写。`, en: `“${label ?? name}” is empty.` },
              }),
              field,
            },
          ]
        }),
  )
}

const blanks = (lines: readonly CheckedLine[]): Finding[] =>
  lines.flatMap(line => {
    if (line.isOff || (line.before !== null && line.before.text === line.text)) return []
    const former = line.before?.text ?? ''
    return [...line.text.matchAll(BLANK)].flatMap(match =>
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
  ...blanks(draft.lines),
]

const ANSWERS = /^(argue|citedMark\d+)/

/** Returns the cited marks that the reasons leave unanswered: no part that is on argues about them. */
export const findUnanswered = ({ lines }: CheckedDraft, { notice }: CaseFacts): Finding[] => {
  const reasons = lines.filter(({ document }) => document === 'reason')
  const arguing = reasons.filter(
    ({ isOff, isQuoted, kind, switches }) =>
      !isOff && !isQuoted && kind !== 'heading' && switches.some(name => ANSWERS.test(name)),
  )
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
