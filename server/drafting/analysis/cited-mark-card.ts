import type { CitedMark } from '#contract/notice.ts'
import { citedMarkName } from '../cited-mark-field.ts'
import type { Draft } from '../draft.ts'
import type { Section } from '../sections.ts'
import { factTable } from '../table.ts'
import { conclusionRow } from './card/conclusion-row.ts'
import { formRow } from './card/form-row.ts'
import { goodsRow } from './card/goods-row.ts'
import { meaningRow } from './card/meaning-row.ts'
import { recommendationRow } from './card/recommendation-row.ts'
import { rightsRow } from './card/rights-row.ts'
import { rulesRow } from './card/rules-row.ts'
import { soundRow } from './card/sound-row.ts'
import { markOptions } from './options/mark-options.ts'

const ROWS = [rightsRow, formRow, soundRow, meaningRow, goodsRow, rulesRow, conclusionRow, recommendationRow]

/** One cited mark: its rights, how it compares, the conclusion and the first option, and what can be done about it. */
export const citedMarkCard = (draft: Draft, citedMark: CitedMark, index: number): Section => {
  const { say } = draft
  const name = citedMarkName(draft, index)
  const parts = [
    citedMark.regNo === '' ? '' : say(`第${citedMark.regNo}号`, `no. ${citedMark.regNo}`),
    citedMark.mark === '' ? '' : `“${citedMark.mark}”`,
  ].filter(part => part !== '')
  const colon = parts.length === 0 ? '' : say('：', ': ')
  const title = name + colon + parts.join(say('', ', '))
  const rows = ROWS.flatMap(row => row(draft, citedMark, index) ?? [])
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    body: [factTable(rows.map(({ label, value }) => [label, value])), markOptions(draft, citedMark, index)],
  }
}
