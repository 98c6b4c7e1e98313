import { Button, Callout, HTMLSelect, HTMLTable, Tag } from '@blueprintjs/core'
import { ImportIcon } from '@blueprintjs/icons'
import { type JSX, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ColumnChoice, ImportPreview, PreviewColumn, PreviewTable } from '#contract/imports.ts'
import { MARK_STATUSES, REGISTER_COLUMNS, type RegisterColumn } from '#contract/vocabulary.ts'
import type { MarkStatus } from '#domain/mark/register-mark.ts'
import { EllipsisText } from '../../components/ellipsis-text.tsx'
import { useLanguage } from '../../locales/language.ts'
import { refusalText } from './use-import.ts'

const isColumn = (value: string): value is RegisterColumn => REGISTER_COLUMNS.some(column => column === value)
const isStatus = (word: string): word is MarkStatus => MARK_STATUSES.some(status => status === word)

/** Shows the first rows as an import would read them: mended cells are marked, and rows that would be kept aside say why. */
const PreviewRows = ({ table }: { table: PreviewTable }): JSX.Element => {
  const { t } = useTranslation()
  const textOf = (cell: string, head: string): string => {
    if (!table.hasMarks) return cell
    if (head === 'status' && isStatus(cell)) return t(`archive.statuses.${cell}`)
    return head === 'name' && cell === '' ? t('archive.device') : cell
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls is reached by keys.
    <section className="rj-import-scroll rj-preview-rows" aria-label={t('imports.preview.rows')} tabIndex={0}>
      <HTMLTable compact>
        <thead>
          <tr>
            <th className="rj-count">{t('imports.columns.line')}</th>
            {table.heads.map(head => (
              <th key={head}>{table.hasMarks && isColumn(head) ? t(`imports.fields.${head}`) : head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ line, cells, repairs, problem }) =>
            problem === null ? (
              <tr key={line}>
                <td className="rj-count">{line}</td>
                {cells.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: A cell has no name but its place.
                  <td key={index}>
                    <EllipsisText text={textOf(cell, table.heads[index] ?? '')} />
                    {index === 0 &&
                      repairs.map(repair => (
                        <Tag key={repair} minimal className="rj-preview-mended">
                          {`≈ ${t(`imports.mended.${repair}`)}`}
                        </Tag>
                      ))}
                  </td>
                ))}
              </tr>
            ) : (
              <tr key={line} className="rj-preview-aside">
                <td className="rj-count">{line}</td>
                <td colSpan={table.heads.length}>
                  <strong>{t(`imports.lineProblem.${problem.problem}`, { detail: problem.detail })}</strong>{' '}
                  <span className="rj-line-content">{problem.content}</span>
                </td>
              </tr>
            ),
          )}
        </tbody>
      </HTMLTable>
    </section>
  )
}

interface ColumnsFormProps {
  columns: readonly PreviewColumn[]
  missing: readonly RegisterColumn[]
  onChoose: (choice: ColumnChoice) => void
}

/** Lets the user say what each column of a table holds. One that holds the same as another takes its place. */
const ColumnsForm = ({ columns, missing, onChoose }: ColumnsFormProps): JSX.Element => {
  const { t } = useTranslation()
  const id = useId()
  const [chosen, setChosen] = useState(() => columns.map(({ column }) => column))
  const choose = (place: number, value: string): void => {
    const column = isColumn(value) ? value : null
    setChosen(before =>
      before.map((current, index) => {
        if (index === place) return column
        return current === column ? null : current
      }),
    )
  }
  return (
    <section className="rj-preview-columns" aria-labelledby={id}>
      <h3 id={id} className="rj-pane-title">
        {t('imports.preview.columns')}
      </h3>
      {missing.length > 0 && (
        <p role="alert" className="rj-import-open">
          {t('imports.preview.missing', {
            columns: missing.map(column => t(`imports.fields.${column}`)).join(t('imports.repairBetween')),
          })}
        </p>
      )}
      <div className="rj-import-scroll">
        <HTMLTable compact>
          <thead>
            <tr>
              <th>{t('imports.preview.label')}</th>
              <th>{t('imports.preview.samples')}</th>
              <th>{t('imports.preview.holds')}</th>
              <th>{t('imports.preview.origin')}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ label, samples, origin }, index) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="rj-line-content">{samples.join(' · ')}</td>
                <td>
                  <HTMLSelect
                    aria-label={t('imports.preview.holdsOf', { label })}
                    value={chosen[index] ?? ''}
                    onChange={({ currentTarget }) => choose(index, currentTarget.value)}
                    options={[
                      { value: '', label: t('imports.preview.passedOver') },
                      ...REGISTER_COLUMNS.map(column => ({ value: column, label: t(`imports.fields.${column}`) })),
                    ]}
                  />
                </td>
                <td className="rj-import-hint">{t(`imports.preview.origins.${origin}`)}</td>
              </tr>
            ))}
          </tbody>
        </HTMLTable>
      </div>
      <div>
        <Button
          text={t('imports.preview.apply')}
          onClick={() =>
            onChoose({ columns: columns.map(({ label }, index) => ({ label, column: chosen[index] ?? null })) })
          }
        />
      </div>
    </section>
  )
}

interface ImportPreviewPaneProps {
  preview: ImportPreview
  fileName: string
  /** Whether the whole file was looked at, or its beginning alone. */
  isWhole: boolean
  /** The number of files that follow this one. */
  others: number
  onImport: () => void
  onChoose: (choice: ColumnChoice) => void
  onCancel: () => void
}

/** Shows what a file would be imported as, before anything is written. */
export const ImportPreviewPane = (props: ImportPreviewPaneProps): JSX.Element => {
  const { preview, fileName, isWhole, others, onImport, onChoose, onCancel } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const [place, setPlace] = useState(0)
  const [isChoosing, setIsChoosing] = useState(false)
  const table = preview.tables[place]
  const isMissing = preview.tables.some(({ missing }) => missing.length > 0)
  const number = (count: number): string => count.toLocaleString(language)
  return (
    <section className="rj-import-preview" aria-labelledby="import-preview">
      <h2 id="import-preview" className="rj-pane-title" tabIndex={-1} ref={heading => heading?.focus()}>
        {t('imports.preview.title', { file: fileName })}
      </h2>
      {preview.refusal !== null && (
        <Callout intent="danger" role="alert" title={t('imports.preview.refused')}>
          {preview.refusal.line !== null && `${t('imports.atLine', { line: number(preview.refusal.line) })} `}
          {refusalText(t, preview.refusal)}
        </Callout>
      )}
      {preview.kind !== null && table && (
        <>
          <div className="rj-preview-bar">
            <Tag minimal>{t(`imports.kinds.${preview.kind}`)}</Tag>
            {preview.tables.length > 1 && (
              <HTMLSelect
                aria-label={t('imports.preview.table')}
                value={place}
                onChange={({ currentTarget }) => setPlace(Number(currentTarget.value))}
                options={preview.tables.map(({ name }, index) => ({ value: index, label: name }))}
              />
            )}
            <span role="status">
              {t(isWhole && preview.kind !== 'openData' ? 'imports.preview.counted' : 'imports.preview.countedPart', {
                read: number(table.read),
                rejected: number(table.rejected),
              })}
            </span>
            {table.unused.length > 0 && (
              <span className="rj-import-hint">
                {t('imports.preview.unused', { columns: table.unused.join(t('imports.repairBetween')) })}
              </span>
            )}
          </div>
          {table.rows.length > 0 && <PreviewRows table={table} />}
          {table.columns.length > 0 &&
            (isChoosing || isMissing ? (
              <ColumnsForm columns={table.columns} missing={table.missing} onChoose={onChoose} />
            ) : (
              <div>
                <Button variant="minimal" text={t('imports.preview.columns')} onClick={() => setIsChoosing(true)} />
              </div>
            ))}
        </>
      )}
      <div className="rj-preview-foot">
        <Button text={t('imports.preview.back')} onClick={onCancel} />
        {preview.refusal === null && !isMissing && (
          <Button
            intent="primary"
            icon={<ImportIcon />}
            text={others === 0 ? t('imports.preview.import') : t('imports.preview.importAll', { files: others + 1 })}
            onClick={onImport}
          />
        )}
      </div>
    </section>
  )
}
