import type { CircleRow } from '#contract/proposer-map/proposer-rows.ts'
import { type ChartOption, chartBase, shownNumber, stepOf } from './chart-parts.ts'
import type { ChartTokens } from './chart-tokens.ts'

/** Returns families of wordings as a treemap: the area is the number of marks, which also stands in it. */
export const familyTreemapOption = (rows: readonly CircleRow[], tokens: ChartTokens): ChartOption => ({
  ...chartBase(tokens),
  series: [
    {
      id: 'families',
      type: 'treemap',
      animation: false,
      roam: false,
      nodeClick: false,
      breadcrumb: { show: false },
      left: 0,
      right: 0,
      top: 0,
      bottom: 0,
      itemStyle: { borderColor: tokens.surface, borderWidth: 1, gapWidth: 1 },
      label: { fontSize: 12, overflow: 'truncate' },
      data: rows.map(({ root, total }) => {
        const step = stepOf(total)
        return {
          name: root,
          value: total,
          itemStyle: { color: tokens.steps[step] },
          label: { color: tokens.stepTexts[step], formatter: `{b}\n${shownNumber(total)}` },
        }
      }),
    },
  ],
})
