import type { TFunction } from 'i18next'
import { type JSX, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureAddress } from '#contract/document-html.ts'
import type { RejectionLogItem } from '#contract/rejection.ts'
import './mark-tile.css'

const HAS_WORDING = /[\p{L}\p{N}]/u

/** Returns the mark in words; empty for a device. */
const wordingOf = ({ mark }: Pick<RejectionLogItem, 'mark'>): string => (HAS_WORDING.test(mark) ? mark : '')

/** Returns what a case is called in the interface's language: its mark, a word for a device, or what else is known of it. */
export const caseName = (
  item: Pick<RejectionLogItem, 'mark' | 'markIsDevice' | 'applicant' | 'resultName'>,
  t: TFunction,
): string => wordingOf(item) || (item.markIsDevice ? t('home.history.device') : item.applicant || item.resultName)

/** Returns the name and number of a case, by which it is told from others of the same mark. */
export const fullCaseName = (item: RejectionLogItem, t: TFunction): string =>
  item.applicationNo === '' ? caseName(item, t) : `${caseName(item, t)} ${item.applicationNo}`

/** Shows the mark as small as fits on a white tile, as on the notice: its picture where it is one, else its words; a device without is named. */
export const MarkTile = ({ item }: { item: RejectionLogItem }): JSX.Element => {
  const { t } = useTranslation()
  const [isMissing, setIsMissing] = useState(false)
  const wording = wordingOf(item)
  const length = [...wording].length
  const size = length <= 3 ? 'large' : length <= 10 ? 'middle' : 'small'
  if (item.picture && !isMissing)
    return (
      <span className="rj-mark-tile" aria-hidden>
        <img src={pictureAddress(item.picture)} alt="" onError={() => setIsMissing(true)} />
      </span>
    )
  return (
    <span className={`rj-mark-tile rj-${size}`} aria-hidden>
      {wording === '' ? <span className="rj-hint">{t('home.history.device')}</span> : wording}
    </span>
  )
}
