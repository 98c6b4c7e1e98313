import type { ReportRelation } from '#contract/search-report.ts'
import type { Block, TableBlock } from '../report-block.ts'
import { textCell } from '../report-block.ts'
import type { ReportInput } from '../report-input.ts'
import { noteText } from '../wording/note-text.ts'

/** The most notes that are printed in full; of the others only the groups are named. */
const NOTES_SHOWN = 12

/** Returns the groups of notes as pairs: 0903→0721、0907→0714. */
const pairs = ({ say }: ReportInput, relations: readonly ReportRelation[]): string =>
  [...new Set(relations.map(({ from, group }) => `${from}→${group}`))].join(say('、', ', '))

const notes = (input: ReportInput, relations: readonly ReportRelation[]): TableBlock => {
  const { read, say } = input
  return {
    kind: 'table',
    isDense: true,
    widths: [10, 28, 62],
    head: [say('所选', 'Chosen'), say('关联类似群', 'Related group'), say('注释', 'Note')],
    rows: relations.map(({ from, group, name, clause }) => [
      textCell(from),
      { lines: [[group], [{ text: read(name), isFaint: true }]] },
      textCell(noteText(input, clause)),
    ]),
  }
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', line: [text] })

/**
 * Writes the groups that the classification joins to the chosen ones: with their notes where they were not searched,
 * then those that were.
 */
export const relatedBlocks = (input: ReportInput): Block[] => {
  const { report, say } = input
  const heading: Block = { kind: 'heading', level: 2, text: say('四、关联类似群', '4. Related groups'), id: 'related' }
  if (report.relations.length === 0)
    return [
      heading,
      paragraph(
        say(
          '区分表注释未将所选类似群与其他类似群相关联。',
          'No note of the classification joins the chosen groups to others.',
        ),
      ),
    ]
  const open = report.relations.filter(({ row }) => row === null)
  const searched = report.relations.filter(({ row }) => row !== null)
  const rest = open.slice(NOTES_SHOWN)
  return [
    heading,
    ...(open.length > 0
      ? [
          paragraph(
            say(
              `区分表注释另将所选类似群与下列类似群相关联，本次未检索（${open.length} 条）。`,
              `Notes of the classification also join the chosen groups to these, which were not searched (${open.length} notes).`,
            ),
          ),
          notes(input, open.slice(0, NOTES_SHOWN)),
        ]
      : []),
    ...(rest.length > 0
      ? [
          paragraph(
            say(
              `另有 ${rest.length} 条注释涉及（所选→关联）：${pairs(input, rest)}。`,
              `${rest.length} more notes are on (chosen→related): ${pairs(input, rest)}.`,
            ),
          ),
        ]
      : []),
    ...(searched.length > 0
      ? [
          paragraph(
            say(
              `已一并检索、结论见第一部分的关联类似群（所选→关联）：${pairs(input, searched)}。`,
              `Related groups that were searched too, see part 1 (chosen→related): ${pairs(input, searched)}.`,
            ),
          ),
        ]
      : []),
  ]
}
