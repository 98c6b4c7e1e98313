import { Button, Callout, HTMLTable } from '@blueprintjs/core'
import type { TFunction } from 'i18next'
import { type JSX, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ColumnChoice, ImportOutcome } from '#contract/imports.ts'
import { REPAIR_KINDS, type RepairKind } from '#contract/vocabulary.ts'
import { FailedLoad } from '../../components/empty-state.tsx'
import { WorkProgress } from '../../components/work-progress.tsx'
import { ApiError, callApi } from '../../lib/http.ts'
import { useCall } from '../../lib/use-call.ts'
import { formatFileSize } from '../../locales/formats.ts'
import { useLanguage } from '../../locales/language.ts'
import { AsideLines, FaultsPane } from './faults-pane.tsx'
import { FIRST_FORM, ImportForm } from './import-form.tsx'
import { ImportPreviewPane } from './import-preview.tsx'
import { packageRows, type RunningFiles } from './package-rows.ts'
import { PackagesTable } from './packages-table.tsx'
import { RegistersTable } from './registers-table.tsx'
import { type PreviewedFile, previewFile, refusalText, useImport } from './use-import.ts'
import './registers-page.css'

type ImportOutcomeNoteProps =
  | { outcome: ImportOutcome }
  | { failure: 'cancelled' | 'failed' | 'notPreviewed' | 'diskFull' }

/** Returns the sentence that counts mended rows by kind; empty where none was mended. */
const mendedRows = (
  t: TFunction,
  language: string,
  repaired: Readonly<Partial<Record<RepairKind, number>>>,
): string => {
  const kinds = REPAIR_KINDS.flatMap(kind => {
    const count = repaired[kind] ?? 0
    return count === 0 ? [] : [t(`imports.repair.${kind}`, { rows: count.toLocaleString(language) })]
  })
  return kinds.length === 0 ? '' : t('imports.repaired', { kinds: kinds.join(t('imports.repairBetween')) })
}

/** Shows the result of an import, or why it failed or stopped; a month that waits for others can be imported without them. */
const ImportOutcomeNote = ({ onSkip, ...ended }: ImportOutcomeNoteProps & { onSkip: () => void }): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  if ('failure' in ended)
    return (
      <Callout intent="warning" role="status">
        {ended.failure === 'diskFull' ? t('errors.answer.diskFull') : t(`imports.ended.${ended.failure}`)}
      </Callout>
    )
  const { read, changed, rejected, repaired, refusal } = ended.outcome
  if (refusal !== null)
    return (
      <Callout intent="danger" role="alert" title={t('imports.ended.refused')}>
        {refusal.line !== null && `${t('imports.atLine', { line: refusal.line.toLocaleString(language) })} `}
        {refusalText(t, refusal)}
        {changed > 0 && ` ${t('imports.ended.taken', { changed: changed.toLocaleString(language) })}`}
        {refusal.problem === 'monthMissing' && (
          <p className="rj-import-skip">
            <Button size="small" text={t('imports.skipMissing', { months: refusal.detail })} onClick={onSkip} />
            <span>{t('imports.skipMissingHint')}</span>
          </p>
        )}
      </Callout>
    )
  return (
    <Callout intent="success" role="status">
      {t('imports.ended.done', {
        read: read.toLocaleString(language),
        changed: changed.toLocaleString(language),
        rejected: rejected.toLocaleString(language),
      })}
      {` ${mendedRows(t, language, repaired)}`}
    </Callout>
  )
}

type Ended = { file: File } & ImportOutcomeNoteProps

/** A file before its import, with the form it was chosen in. */
type Looked = PreviewedFile & { file: File }

/** Shows the imports of the classification with their counts; the lines kept aside of one open below. */
export const PastImports = (): JSX.Element | null => {
  const { t } = useTranslation()
  const language = useLanguage()
  const [opened, setOpened] = useState<number | null>(null)
  const answer = useCall('readImports', {})
  const imports = answer.data?.filter(({ subject }) => subject === 'classification')
  if (answer.isError && !answer.isFetching) return <FailedLoad of={answer} />
  if (!imports || imports.length === 0) return null
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Shanghai' })
  return (
    <section className="rj-past-imports" aria-labelledby="past-imports">
      <h2 id="past-imports" className="rj-pane-title">
        {t('imports.past')}
      </h2>
      <div className="rj-import-scroll">
        <HTMLTable compact>
          <thead>
            <tr>
              <th>{t('imports.columns.file')}</th>
              <th>{t('imports.columns.started')}</th>
              <th className="rj-count">{t('imports.columns.read')}</th>
              <th className="rj-count">{t('imports.columns.changed')}</th>
              <th className="rj-count">{t('imports.columns.rejected')}</th>
            </tr>
          </thead>
          <tbody>
            {imports.map(item => (
              <tr key={item.id}>
                <td>
                  {item.fileName}
                  {item.finishedAt === null && <span className="rj-import-open">{t('imports.unfinished')}</span>}
                </td>
                <td>{when.format(item.startedAt)}</td>
                <td className="rj-count">{item.read.toLocaleString(language)}</td>
                <td className="rj-count">{item.changed.toLocaleString(language)}</td>
                <td className="rj-count">
                  {item.rejected === 0 ? (
                    0
                  ) : (
                    <Button
                      variant="minimal"
                      size="small"
                      text={item.rejected.toLocaleString(language)}
                      aria-expanded={opened === item.id}
                      aria-label={t('imports.showRejected', { count: item.rejected, file: item.fileName })}
                      onClick={() => setOpened(opened === item.id ? null : item.id)}
                    />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </HTMLTable>
      </div>
      {imports
        .filter(({ id }) => id === opened)
        .map(item => (
          <AsideLines key={item.id} item={item} />
        ))}
    </section>
  )
}

/**
 * The page `/registers`: the registers, what they are made from and what was amiss in it, and the import of files after a look at their first
 * rows.
 */
export const RegistersPage = (): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { run, start, cancel } = useImport()
  const [form, setForm] = useState(FIRST_FORM)
  const [looked, setLooked] = useState<Looked | null>(null)
  const [isLooking, setIsLooking] = useState(false)
  const [ended, setEnded] = useState<readonly Ended[]>([])
  const [running, setRunning] = useState<(RunningFiles & { files: readonly File[]; startedAt: number }) | null>(null)
  const [shown, setShown] = useState<string | null>(null)
  /** Whether the files that are left are those of an import that was stopped. */
  const [isPaused, setIsPaused] = useState(false)
  const answer = useCall('readRegisters', {})
  const { data: registers, isError, isFetching } = answer
  const imported = (registers ?? []).filter(({ isSample }) => !isSample).toSorted((a, b) => a.id - b.id)
  const chosen = form.register === undefined ? imported[0]?.id : (form.register ?? undefined)
  const imports = imported.find(({ id }) => id === chosen)?.imports ?? []
  const rows = packageRows(imports, form.subject === 'register' ? running : null)
  const { files } = form

  const look = async (file = files[0]): Promise<void> => {
    if (file === undefined) return
    setEnded([])
    setIsLooking(true)
    try {
      setLooked({ ...(await previewFile(form.subject, file)), file })
    } catch {
      // A failure is in the activity list.
      setEnded([{ file, failure: 'notPreviewed' }])
    } finally {
      setIsLooking(false)
    }
  }

  const handleChoose = async (choice: ColumnChoice): Promise<void> => {
    try {
      await callApi('chooseColumns', { body: choice })
    } catch {
      return
    }
    await look(looked?.file)
  }

  /** Imports files one after another and shows what became of them; returns those that are left where the user stops it. */
  const importFiles = async (
    files: readonly File[],
    skipsMissing: boolean,
    show: (done: readonly Ended[]) => void,
  ): Promise<readonly File[]> => {
    const done: Ended[] = []
    const startedAt = Date.now()
    let left = files
    for (const [index, file] of files.entries()) {
      left = files.slice(index)
      const waiting = files.slice(index + 1).map(({ name }) => name)
      setRunning({ reading: file.name, waiting, files, startedAt })
      try {
        done.push({ file, outcome: await start(form, file, skipsMissing) })
      } catch (error) {
        const code = error instanceof ApiError ? error.code : ''
        const failure = code === 'cancelled' || code === 'diskFull' ? code : 'failed'
        done.push({ file, failure })
        if (failure !== 'failed') break
      } finally {
        show([...done])
      }
      left = files.slice(index + 1)
    }
    setRunning(null)
    return left
  }

  const handleImport = async (): Promise<void> => {
    setLooked(null)
    setIsPaused(false)
    const left = await importFiles(files, false, setEnded)
    setIsPaused(left.length > 0)
    setForm({ ...form, files: left })
  }

  const handleSkip = async ({ file }: Ended): Promise<void> => {
    await importFiles([file], true, ([done]) =>
      setEnded(before => before.map(other => (done && other.file === file ? done : other))),
    )
  }

  const steps = run?.steps
  const underway = running?.files ?? []
  const place = running ? underway.length - running.waiting.length : 0
  const bytesOf = (some: readonly File[]): number => some.reduce((sum, { size }) => sum + size, 0)
  /** The share of all the files that has been read. */
  const share =
    steps && steps.total > 0
      ? (bytesOf(underway.slice(0, place - 1)) + ((underway[place - 1]?.size ?? 0) * steps.size) / steps.total) /
        Math.max(1, bytesOf(underway))
      : 0
  return (
    <div className="rj-registers">
      <title>{`${t('registers.title')} · Rejoinder`}</title>
      <header className="rj-registers-bar">
        <h1 className="rj-pane-title">{t('registers.title')}</h1>
        <p className="rj-hint">{t('registers.intro')}</p>
      </header>
      {isError && !isFetching && registers === undefined && <FailedLoad of={answer} />}
      {registers && (
        <RegistersTable registers={registers} chosen={chosen} onChoose={register => setForm({ ...form, register })} />
      )}
      {registers === undefined && isFetching && <div className="rj-registers-place" />}
      <div className="rj-registers-body">
        <div className="rj-registers-main">
          <header>
            <h2 className="rj-pane-title">{t('imports.title')}</h2>
            <p className="rj-import-hint">{t('imports.intro')}</p>
          </header>
          {run && steps ? (
            <WorkProgress
              title={
                running === null
                  ? t('imports.running')
                  : t('registers.running', { place, files: underway.length, file: running.reading })
              }
              cancelText={t(form.subject === 'register' ? 'imports.pause' : 'imports.cancel')}
              startedAt={running?.startedAt ?? run.startedAt}
              fraction={share}
              leftText={time => t('imports.timeLeft', { time })}
              steps={[
                {
                  id: 'import',
                  name: t('imports.reading'),
                  state: 'current',
                  news: (
                    <span>
                      {t('imports.progress', {
                        lines: steps.read.toLocaleString(language),
                        rejected: steps.rejected.toLocaleString(language),
                        size: formatFileSize(steps.size),
                        total: formatFileSize(steps.total),
                      })}
                    </span>
                  ),
                },
              ]}
              onCancel={cancel}
            />
          ) : looked ? (
            <ImportPreviewPane
              key={looked.preview.tables.map(({ columns }) => columns.map(({ column }) => column).join()).join()}
              preview={looked.preview}
              fileName={looked.file.name}
              isWhole={looked.isWhole}
              others={files.length - 1}
              onImport={() => void handleImport()}
              onChoose={choice => void handleChoose(choice)}
              onCancel={() => setLooked(null)}
            />
          ) : (
            <ImportForm
              form={form}
              registers={imported}
              isBusy={isLooking}
              onChange={setForm}
              onPreview={() => void look()}
              onGoOn={isPaused && files.length > 0 ? () => void handleImport() : null}
            />
          )}
          {ended.map(({ file, ...note }) => (
            <div key={file.name}>
              {ended.length > 1 && <strong>{file.name}</strong>}
              <ImportOutcomeNote {...note} onSkip={() => void handleSkip({ file, ...note })} />
            </div>
          ))}
          {registers && <PackagesTable rows={rows} shown={shown} onShow={({ name }) => setShown(name)} />}
          <PastImports />
        </div>
        {registers && <FaultsPane imports={imports} rows={rows} shown={shown} />}
      </div>
    </div>
  )
}
