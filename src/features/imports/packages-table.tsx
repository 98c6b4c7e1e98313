import { Button, Dialog, HTMLTable, Tag } from '@blueprintjs/core'
import { CircleIcon, FullCircleIcon, TickIcon, WarningSignIcon } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { type JSX, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportItem } from '#contract/imports.ts'
import { callApi } from '../../lib/http.ts'
import { formatClock } from '../../locales/formats.ts'
import { useLanguage } from '../../locales/language.ts'
import type { PackageRow } from './package-rows.ts'

/** Returns hours, minutes and seconds, `1:38:02` or `2:18`. */
const timeOf = (milliseconds: number): string => formatClock(Math.round(milliseconds / 1000)).replace(/^0/, '')

/** Lets a register be used as far as an import that did not end has filled it. */
const SettleButton = ({ item }: { item: ImportItem }): JSX.Element => {
  const { t } = useTranslation()
  const client = useQueryClient()
  const handleSettle = async (): Promise<void> => {
    // A failure is in the activity list.
    await callApi('settleImport', { params: { id: item.id } }).catch(() => undefined)
    await client.invalidateQueries()
  }
  return (
    <Button
      variant="minimal"
      size="small"
      text={t('imports.settle')}
      title={t('imports.settleHint')}
      onClick={() => void handleSettle()}
    />
  )
}

/** Undoes an import that did not end, after it was said what becomes of its register. */
const UndoButton = ({ item, undo }: { item: ImportItem; undo: NonNullable<ImportItem['undo']> }): JSX.Element => {
  const { t } = useTranslation()
  const id = useId()
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const handleUndo = async (): Promise<void> => {
    setIsBusy(true)
    // A failure is in the activity list.
    await callApi('undoImport', { params: { id: item.id } }).catch(() => undefined)
    await client.invalidateQueries()
    setIsBusy(false)
    setIsAsking(false)
  }
  return (
    <>
      <Button variant="minimal" size="small" text={t('imports.undo.open')} onClick={() => setIsAsking(true)} />
      <Dialog
        isOpen={isAsking}
        transitionDuration={0}
        className="rj-register-removal"
        role="alertdialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        onClose={() => setIsAsking(false)}
      >
        <h2 id={`${id}-title`} className="rj-pane-title">
          {t('imports.undo.title', { file: item.fileName })}
        </h2>
        <p id={`${id}-text`} className="rj-hint">
          {t(`imports.undo.${undo}`)}
        </p>
        <div className="rj-register-removal-foot">
          <Button autoFocus text={t('imports.undo.keep')} onClick={() => setIsAsking(false)} />
          <Button intent="danger" loading={isBusy} text={t('imports.undo.confirm')} onClick={() => void handleUndo()} />
        </div>
      </Dialog>
    </>
  )
}

const PackageStateCell = ({ row }: { row: PackageRow }): JSX.Element => {
  const { t } = useTranslation()
  const word = t(`registers.packages.states.${row.state}`)
  if (row.state === 'missing')
    return (
      <Tag minimal intent="warning" icon={<WarningSignIcon size={12} />}>
        {word}
      </Tag>
    )
  const [newest] = row.imports
  return (
    <span className="rj-package-state" data-state={row.state}>
      {row.state === 'done' && <TickIcon size={14} />}
      {row.state === 'reading' && <FullCircleIcon size={12} />}
      {row.state === 'waiting' && <CircleIcon size={12} />}
      {row.state === 'unfinished' && <WarningSignIcon size={12} />}
      {word}
      {row.state === 'unfinished' && newest && newest.changed > 0 && <SettleButton item={newest} />}
      {row.state === 'unfinished' && newest?.undo && <UndoButton item={newest} undo={newest.undo} />}
    </span>
  )
}

interface PackagesTableProps {
  rows: readonly PackageRow[]
  /** The file whose lines are shown that were kept aside. */
  shown: string | null
  onShow: (row: PackageRow) => void
}

/** Lists the files of a register in the order in which they are applied, and says which months are missing. */
export const PackagesTable = ({ rows, shown, onShow }: PackagesTableProps): JSX.Element | null => {
  const { t } = useTranslation()
  const language = useLanguage()
  if (rows.length === 0) return null
  const number = (count: number): string => (count === 0 ? '' : count.toLocaleString(language))
  const missing = rows.filter(({ state }) => state === 'missing').map(({ name }) => name)
  let last = 0
  const placeOf = ({ files }: PackageRow): string => {
    const first = last + 1
    last += files
    return files === 1 ? String(first) : `${first}–${last}`
  }
  return (
    <section aria-labelledby="rj-packages">
      <h2 id="rj-packages" className="rj-pane-title">
        {t('registers.packages.title')}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls is reached by keys. */}
      <section className="rj-import-scroll rj-packages" aria-labelledby="rj-packages" tabIndex={0}>
        <HTMLTable compact>
          <thead>
            <tr>
              <th>{t('registers.packages.place')}</th>
              <th>{t('registers.packages.file')}</th>
              <th>{t('registers.packages.kind')}</th>
              <th>{t('registers.packages.state')}</th>
              <th className="rj-count">{t('registers.packages.read')}</th>
              <th className="rj-count">{t('registers.packages.repaired')}</th>
              <th className="rj-count">{t('registers.packages.rejected')}</th>
              <th className="rj-count">{t('registers.packages.time')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row.name} data-state={row.state}>
                <td className="rj-package-place">{placeOf(row)}</td>
                <td className="rj-package-name">
                  {row.files === 1 ? row.name : t('registers.packages.several', { name: row.name, files: row.files })}
                </td>
                <td>{row.kind !== null && t(`registers.packages.kinds.${row.kind}`)}</td>
                <td>
                  <PackageStateCell row={row} />
                </td>
                <td className="rj-count">{number(row.read)}</td>
                <td className="rj-count">{number(row.repaired)}</td>
                <td className="rj-count">
                  {row.rejected > 0 && (
                    <Button
                      variant="minimal"
                      size="small"
                      text={row.rejected.toLocaleString(language)}
                      aria-pressed={shown === row.name}
                      aria-label={t('imports.showRejected', { count: row.rejected, file: row.name })}
                      onClick={() => onShow(row)}
                    />
                  )}
                </td>
                <td className="rj-count">{row.milliseconds === null ? '' : timeOf(row.milliseconds)}</td>
              </tr>
            ))}
          </tbody>
        </HTMLTable>
      </section>
      {missing.length > 0 && (
        <p className="rj-missing-months" role="status">
          <b>{t('registers.packages.missing', { months: missing.join(t('registers.packages.between')) })}</b>{' '}
          {t('registers.packages.missingText')}
        </p>
      )}
    </section>
  )
}
