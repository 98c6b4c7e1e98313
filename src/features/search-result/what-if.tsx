import { Button, Checkbox } from '@blueprintjs/core'
import { type JSX, memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchReport } from '#contract/search-report.ts'
import { useLanguage } from '../../locales/language.ts'
import { groupText, whatIfChanges } from './result-texts.ts'
import type { Assumed } from './use-assumptions.ts'
import './what-if.css'

interface WhatIfItemProps {
  index: number
  group: string
  name: string
  isKept: boolean
  onToggle: (index: number) => void
}

const WhatIfItem = memo(({ index, group, name, isKept, onToggle }: WhatIfItemProps) => (
  <li>
    <Checkbox checked={isKept} onChange={() => onToggle(index)}>
      <span className="rj-hint">{group}</span> {isKept ? name : <s>{name}</s>}
    </Checkbox>
  </li>
))

interface WhatIfProps {
  report: SearchReport
  assumed: Assumed
}

/** Shows the goods and whole groups of the filing; each can be dropped to see what follows. */
export const WhatIf = ({ report, assumed }: WhatIfProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { droppedGoods, droppedRows, toggleGoods, toggleRow, restore, asFiled, judgement } = assumed
  const wholeRows = useMemo(() => {
    const withGoods = new Set(report.goods.map(({ row }) => row))
    return [...report.rows.keys()].filter(row => !withGoods.has(row))
  }, [report])
  const touched = new Set([...droppedRows, ...[...droppedGoods].flatMap(item => report.goods[item]?.row ?? [])])
  return (
    <section className="rj-what-if" aria-labelledby="what-if">
      <header>
        <h2 id="what-if">{t('result.whatIf.title')}</h2>
        <span className="rj-hint">{t('result.whatIf.hint')}</span>
        {touched.size > 0 && <Button size="small" text={t('result.whatIf.restore')} onClick={restore} />}
      </header>
      <p className="rj-what-if-changes" role="status">
        {whatIfChanges(report, asFiled, judgement, touched, t)}
      </p>
      <ul>
        {report.goods.map(({ row, name, code }, index) => {
          const line = report.rows[row]
          return (
            <WhatIfItem
              key={`${code} ${name.zh} ${row}`}
              index={index}
              group={line ? groupText(line, t) : ''}
              name={name[language]}
              isKept={!droppedGoods.has(index)}
              onToggle={toggleGoods}
            />
          )
        })}
        {wholeRows.map(row => {
          const line = report.rows[row]
          return (
            <WhatIfItem
              key={row}
              index={row}
              group={line ? groupText(line, t) : ''}
              name={t('result.whatIf.wholeGroup')}
              isKept={!droppedRows.has(row)}
              onToggle={toggleRow}
            />
          )
        })}
      </ul>
    </section>
  )
}
