import { Button, SegmentedControl } from '@blueprintjs/core'
import { ChartIcon, ThIcon } from '@blueprintjs/icons'
import type { UseQueryResult } from '@tanstack/react-query'
import { type JSX, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PortfolioPart } from '#contract/proposer-map/proposer-vocabulary.ts'
import { FailedLoad } from '../../../components/empty-state.tsx'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { DataTable, type TableData } from './data-table.tsx'

/** The parts of the page, in the order of their contents. */
export type PagePart = PortfolioPart | 'todo' | 'famous'

/** The address of a part within the page. */
export const anchorOf = (part: PagePart): string => `portfolio-${part}`

interface SectionProps {
  part: PagePart
  title: string
  hint?: string
  /** Buttons at the end of the head. */
  tools?: ReactNode
  className?: string
  children: ReactNode
}

/** Shows a part of the page under its heading. */
export const Section = ({ part, title, hint, tools, className = '', children }: SectionProps): JSX.Element => {
  const id = useId()
  return (
    <section id={anchorOf(part)} className={`rj-portfolio-section ${className}`} aria-labelledby={id} tabIndex={-1}>
      <header className="rj-section-head">
        <h2 id={id}>{title}</h2>
        {hint !== undefined && <span className="rj-section-hint">{hint}</span>}
        <span className="rj-gap" />
        {tools}
      </header>
      {children}
    </section>
  )
}

/** Says in words that the register has no such data, where the figure would stand. */
export const Unknown = ({ text }: { text?: string }): JSX.Element => {
  const { t } = useTranslation()
  return <p className="rj-unknown">{text ?? t('portfolio.unknown')}</p>
}

interface FigureChoiceProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** Chooses between the views of a figure. */
export const FigureChoice = <Value extends string>({
  label,
  options,
  value,
  onChange,
}: FigureChoiceProps<Value>): JSX.Element => (
  <SegmentedControl
    size="small"
    aria-label={label}
    options={options.map(option => ({ ...option }))}
    value={value}
    onValueChange={chosen => {
      const option = options.find(known => known.value === chosen)
      if (option) onChange(option.value)
    }}
  />
)

interface FigureSectionProps<Data> extends Omit<SectionProps, 'children' | 'hint'> {
  answer: UseQueryResult<Data>
  hint?: (data: Data) => string
  /** Said where the register has no such data. */
  unknown?: string
  /** The figure; where there is none the table stands alone. */
  figure?: (data: Data) => ReactNode
  table?: (data: Data) => TableData
  note?: (data: Data) => ReactNode
}

interface Told {
  known: boolean
}

/**
 * Shows a figure of the portfolio, or in its place its data as a table, that it is still counted, that it could not be read,
 * or that the register has no such data. In forced colours the table comes first, for a chart keeps its own colours.
 */
export const FigureSection = <Data extends Told>({
  answer,
  hint,
  unknown,
  figure,
  table,
  note,
  tools,
  ...section
}: FigureSectionProps<Data>): JSX.Element => {
  const { t } = useTranslation()
  const isForced = useMediaQuery('(forced-colors: active)')
  const [chosen, setChosen] = useState<'chart' | 'table' | null>(null)
  const { data } = answer
  const isTable = figure === undefined || (chosen ?? (isForced ? 'table' : 'chart')) === 'table'
  const { title } = section

  const content = (): ReactNode => {
    if (data === undefined && answer.isError) return <FailedLoad of={answer} />
    if (data === undefined) return <p className="rj-hint rj-part-loading">{t('portfolio.loading')}</p>
    if (!data.known) return <Unknown {...(unknown !== undefined && { text: unknown })} />
    return (
      <>
        {isTable && table ? <DataTable label={t('portfolio.dataOf', { title })} data={table(data)} /> : figure?.(data)}
        {note && <div className="rj-section-note">{note(data)}</div>}
      </>
    )
  }

  const canToggle = data?.known && figure !== undefined && table !== undefined
  return (
    <Section
      {...section}
      {...(hint !== undefined && data !== undefined && { hint: hint(data) })}
      tools={
        <>
          {tools}
          {canToggle && (
            <Button
              variant="minimal"
              size="small"
              icon={isTable ? <ChartIcon /> : <ThIcon />}
              aria-label={t(isTable ? 'portfolio.asChart' : 'portfolio.asTable', { title })}
              title={t(isTable ? 'portfolio.asChart' : 'portfolio.asTable', { title })}
              onClick={() => setChosen(isTable ? 'chart' : 'table')}
            />
          )}
        </>
      }
    >
      {content()}
    </Section>
  )
}
