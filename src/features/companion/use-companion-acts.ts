import { useTranslation } from 'react-i18next'
import type { CompanionOffer } from '#contract/rejection.ts'
import { useLoadingOverlay } from '../../components/loading-overlay.tsx'
import { ApiError, callApi } from '../../lib/http.ts'
import { type FileTarget, openFileTarget } from '../../lib/open-file-target.ts'
import { useLanguage } from '../../locales/language.ts'

/** What is wanted of the papers: to edit them in a tab of their own, or the Word file. */
export type CompanionAct = 'edit' | 'word'

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
export const useCompanionActs = (
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
