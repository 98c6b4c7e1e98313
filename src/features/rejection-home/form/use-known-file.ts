import { useEffect, useState } from 'react'
import type { RejectionLogItem } from '#contract/rejection.ts'
import { fileDigest } from '../../../lib/file-digest.ts'
import { callApi } from '../../../lib/http.ts'

const findAnalysis = async (file: File, signal: AbortSignal): Promise<RejectionLogItem | null> => {
  const sha256 = await fileDigest(file)
  signal.throwIfAborted()
  if (sha256 === null) return null
  const { list } = await callApi('readRejectionLog', { query: { pageNum: 1, pageSize: 1, sha256 } })
  signal.throwIfAborted()
  return list[0] ?? null
}

/** The newest analysis of the very same file, if there is one. Null while that is not known, or cannot be. */
export const useKnownFile = (file: File | null): RejectionLogItem | null => {
  const [known, setKnown] = useState<{ file: File; analysis: RejectionLogItem | null } | null>(null)
  useEffect(() => {
    if (file === null || file.size === 0) return
    const leaving = new AbortController()
    findAnalysis(file, leaving.signal).then(
      analysis => setKnown({ file, analysis }),
      // A call that failed is on the activity list; a file that cannot be read says so when it is sent.
      () => undefined,
    )
    return () => leaving.abort()
  }, [file])
  return known !== null && known.file === file ? known.analysis : null
}
