import { citedMarkField } from '../cited-marks.ts'
import type { Draft } from '../draft.ts'
import { columnTable, type Section, subSections } from '../markup/blocks.ts'
import { askedFact } from '../markup/fields.ts'
import { html } from '../markup/html.ts'
import { flowLink, jumpLink } from '../markup/inline.ts'
import { citedMarkCard } from './cited-mark-card.ts'

const EARLIER_MARK_GROUNDS = ['30', '31']

/**
 * Writes the table of the cited marks with links to their records and histories, and a section for each. Null where the
 * notice cites none and none of its grounds needs one.
 */
export const citedMarksSection = (draft: Draft): Section | null => {
  const { notice, say } = draft
  const title = say('引证商标', 'Cited marks')
  if (notice.citedMarks.length === 0)
    return notice.grounds.some(ground => EARLIER_MARK_GROUNDS.includes(ground))
      ? {
          title,
          body: askedFact(
            draft,
            'citedMarks',
            say('引证商标的注册/申请号、商标、权利人和状态', 'Number, mark, owner and status of the cited marks'),
          ),
        }
      : null
  return {
    title,
    body: [
      columnTable(
        [say('注册/申请号', 'No.'), say('商标', 'Mark'), say('权利人', 'Owner'), say('状态', 'Status')],
        notice.citedMarks.map((citedMark, index) => [
          citedMark.regNo === ''
            ? citedMarkField(draft, index, 'RegNo')
            : html`${jumpLink(citedMark, citedMark.regNo)} ${flowLink(citedMark, say('流程', 'history'))}`,
          citedMarkField(draft, index, 'Mark'),
          citedMarkField(draft, index, 'Owner'),
          citedMarkField(draft, index, 'Status'),
        ]),
      ),
      subSections(
        draft,
        'h3',
        notice.citedMarks.map((citedMark, index) => citedMarkCard(draft, citedMark, index)),
      ),
    ],
  }
}
