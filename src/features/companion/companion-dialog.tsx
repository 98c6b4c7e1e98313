import { Button, DialogBody, NonIdealState, Spinner, Tag } from '@blueprintjs/core'
import { DocumentOpenIcon, DownloadIcon } from '@blueprintjs/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompanionOffer } from '#contract/rejection.ts'
import { FailedLoad } from '../../components/empty-state.tsx'
import { useLoadingOverlay } from '../../components/loading-overlay.tsx'
import { ApiError, callApi } from '../../lib/http.ts'
import { type FileTarget, openFileTarget } from '../../lib/open-file-target.ts'
import { formatLongDay } from '../../locales/formats.ts'
import { useLanguage } from '../../locales/language.ts'
import './companion-dialog.css'
import { TitledDialog } from '../../components/titled-dialog.tsx'

/** A step with the papers: to edit them in a tab of their own, or to take the Word file. */
type CompanionAct = 'edit' | 'word'

const addressOfLog = (id: number): string => `/ai/reject_analysis?id=${id}`

/** Returns the log that holds the filing, drafted when it is first asked for. */
const openedLog = async (caseId: number, { cited, logId }: CompanionOffer): Promise<number> => {
  if (logId !== null || cited === null) return logId ?? 0
  return (await callApi('openCompanion', { params: { id: caseId }, body: { cited } })).id
}

/** Makes the Word file of the papers as they were last saved. */
const wordOf = async (id: number, isEn: 0 | 1): Promise<string> => {
  const { draft } = await callApi('readRejectionDetail', { params: { id } })
  // Papers that nobody has edited have no values but those they were drafted with.
  const body = { ...draft?.form, type: 'all' as const, isEn, id, revision: draft?.revision ?? 0 }
  return await callApi('exportRejectionDoc', { body })
}

/**
 * Returns the function that opens the papers against a cited mark, or their Word file, in a window of its own. It must be
 * called on a click. When a call fails the window closes and the failure is on the activity list.
 */
const useCompanionActs = (
  caseId: number,
  onOpened: () => void,
): ((offer: CompanionOffer, act: CompanionAct) => void) => {
  const { t } = useTranslation()
  const isEn = useLanguage() === 'en' ? 1 : 0
  const runWithOverlay = useLoadingOverlay()
  const run = async (offer: CompanionOffer, act: CompanionAct, target: FileTarget): Promise<void> => {
    try {
      const id = await openedLog(caseId, offer)
      onOpened()
      if (act === 'edit') target.show(addressOfLog(id))
      else target.show(await wordOf(id, isEn))
    } catch (error) {
      target.close()
      if (!(error instanceof ApiError)) throw error
    }
  }
  return (offer, act) => {
    const preparing = t(act === 'edit' ? 'companion.opening' : 'detail.download.preparing')
    const target = openFileTarget({
      title: t('companion.title'),
      preparing,
      downloading: act === 'edit' ? preparing : t('detail.download.downloading'),
    })
    void runWithOverlay(preparing, () => run(offer, act, target))
  }
}

interface OfferRowProps {
  offer: CompanionOffer
  onAct: (offer: CompanionOffer, act: CompanionAct) => void
}

/** Shows one cited mark, the day after which it may be filed against, and the ways to the papers or the reason why not. */
const OfferRow = ({ offer, onAct }: OfferRowProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { regNo, mark, owner, classes, why, after, logId } = offer
  const facts = [
    classes.length > 0 && t('detail.classes', { count: classes.length, list: classes.join(t('detail.comma')) }),
    owner,
  ].filter(fact => fact !== false && fact !== '')
  const day = after === null ? '' : formatLongDay(after, language)
  const hasPapers = why === null || logId !== null
  return (
    <li className="rj-companion-offer" data-open={why === null}>
      <div>
        <h3>
          {t('companion.mark', { number: regNo === '' ? '—' : regNo, mark })}
          {logId !== null && <Tag minimal>{t('companion.opened')}</Tag>}
        </h3>
        {facts.length > 0 && <p className="rj-label">{facts.join(' · ')}</p>}
        <p className={why === null ? 'rj-companion-day' : 'rj-hint'}>
          {why === null
            ? t('companion.after', { day })
            : why === 'too-young' && day !== ''
              ? t('companion.tooYoungUntil', { day })
              : t(`companion.why.${why}`)}
        </p>
      </div>
      {hasPapers && (
        <div className="rj-actions">
          <Button
            icon={<DocumentOpenIcon />}
            text={t('companion.edit')}
            aria-label={t('companion.editOf', { number: regNo })}
            onClick={() => onAct(offer, 'edit')}
          />
          <Button
            intent="primary"
            icon={<DownloadIcon />}
            text="Word"
            aria-label={t('companion.wordOf', { number: regNo })}
            onClick={() => onAct(offer, 'word')}
          />
        </div>
      )}
    </li>
  )
}

interface CompanionDialogProps {
  logId: number
  onClose: () => void
}

/**
 * Lists the cited marks of a case with the application for non-use cancellation against each: to edit in a tab of its own or
 * to take away as Word, or why it is not offered.
 */
export const CompanionDialog = ({ logId, onClose }: CompanionDialogProps): JSX.Element => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const queryKey = ['readCompanions', logId]
  const answer = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi('readCompanions', { params: { id: logId } }, { signal }),
    gcTime: 0,
  })
  const { data: offers, isError, isFetching } = answer
  const act = useCompanionActs(logId, () => void queryClient.invalidateQueries({ queryKey }))
  return (
    <TitledDialog className="rj-companion" isOpen title={t('companion.title')} onClose={onClose}>
      <DialogBody useOverflowScrollContainer={false}>
        <p>{t('companion.intro')}</p>
        {isError && !isFetching && <FailedLoad of={answer} />}
        {offers === undefined && isFetching && <Spinner size={24} aria-label={t('companion.loading')} />}
        {offers?.length === 0 && <NonIdealState title={t('companion.none')} />}
        {offers !== undefined && offers.length > 0 && (
          <ul className="rj-companion-offers">
            {offers.map(offer => (
              <OfferRow key={`${offer.cited} ${offer.regNo}`} offer={offer} onAct={act} />
            ))}
          </ul>
        )}
      </DialogBody>
    </TitledDialog>
  )
}
