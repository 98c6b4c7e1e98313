import { Button } from '@blueprintjs/core'
import { HistoryIcon } from '@blueprintjs/icons'
import { type JSX, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RejectionLogItem } from '#contract/rejection.ts'
import { callApi } from '../../../lib/http.ts'
import './known-file.css'

/** Returns the SHA-256 of a file in hexadecimal; null on a page served without TLS, where the browser has none. */
const fileDigest = async (file: Blob): Promise<string | null> => {
  // The types say that it is always there, but a page served without TLS has none.
  const { subtle } = crypto as { subtle?: SubtleCrypto }
  if (subtle === undefined) return null
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}

const findAnalysis = async (file: File, signal: AbortSignal): Promise<RejectionLogItem | null> => {
  const sha256 = await fileDigest(file)
  signal.throwIfAborted()
  if (sha256 === null) return null
  const { list } = await callApi('readRejectionLog', { query: { pageNum: 1, pageSize: 1, sha256 } })
  signal.throwIfAborted()
  return list[0] ?? null
}

/** Returns the newest analysis of exactly this file; null for none, and while it is not known. */
export const useKnownFile = (file: File | null): RejectionLogItem | null => {
  const [known, setKnown] = useState<{ file: File; analysis: RejectionLogItem | null } | null>(null)
  useEffect(() => {
    if (file === null || file.size === 0) return
    const leaving = new AbortController()
    findAnalysis(file, leaving.signal).then(
      analysis => setKnown({ file, analysis }),
      // The activity list shows a failed call; an unreadable file is reported when it is sent.
      () => undefined,
    )
    return () => leaving.abort()
  }, [file])
  return known !== null && known.file === file ? known.analysis : null
}

interface KnownFileProps {
  analysis: RejectionLogItem
  onOpen: (id: number) => void
}

/** Says that the chosen file was analysed before, and offers to open that analysis. */
export const KnownFile = ({ analysis, onOpen }: KnownFileProps): JSX.Element => {
  const { t } = useTranslation()
  return (
    <div className="rj-known-file" role="status">
      <HistoryIcon size={14} />
      <p>
        {t('home.known.text', { date: analysis.gmtCreate.slice(0, 10), name: analysis.resultName })}
        <span className="rj-hint">{t('home.known.again')}</span>
      </p>
      <Button size="small" text={t('home.known.open')} onClick={() => onOpen(analysis.id)} />
    </div>
  )
}
