import type { ExportPayload } from '#contract/document-form.ts'
import type { ExportKind } from '#contract/document-html.ts'
import type { RejectionLogDetail } from '#contract/rejection.ts'
import { applyToDocuments } from '#extensions/index.ts'
import { AppError } from '../app-error.ts'
import type { Database } from '../storage/database.ts'
import { type Files, fileAddress, safeFileName, WORD_TYPE } from '../storage/files.ts'
import { exportSections, writeWord } from '../word/write-word.ts'
import { documentsOf, GENERATED } from './documents-of.ts'
import { keepExported } from './draft-versions-service.ts'
import { readPictures } from './pictures/pictures-service.ts'
import { readLog } from './read-log.ts'

/** The part of a file's name after the mark, in the document's own language. */
const KIND_NAMES: Record<ExportKind, { zh: string; en: string }> = {
  first: { zh: '驳回分析', en: 'Refusal analysis' },
  second: { zh: '复审理由', en: 'Reasons for review' },
  all: { zh: '驳回分析与复审理由', en: 'Refusal analysis and reasons for review' },
}

const COMPANION_NAMES: typeof KIND_NAMES = {
  first: { zh: '撤三要点与检索清单', en: 'Non-use cancellation, search list' },
  second: { zh: '撤销连续三年不使用申请', en: 'Application for non-use cancellation' },
  all: { zh: '撤销连续三年不使用申请（全套）', en: 'Non-use cancellation, all papers' },
}

const titleOf = ({ notice, isEn, companion }: RejectionLogDetail, kind: ExportKind): string => {
  const subject = companion?.regNo || notice.mark || notice.applicationNo
  const name = (companion ? COMPANION_NAMES : KIND_NAMES)[kind][isEn ? 'en' : 'zh']
  return subject ? `${subject} ${name}` : name
}

/**
 * Makes the Word file of the payload, with text from the stored draft and values from the payload
 * (docs/architecture.md §4), and returns its address. The same draft and values give the same bytes. Throws `AppError`
 * notFound, and staleRevision when the payload names another revision.
 */
export const exportDocument = async (
  db: Database,
  files: Files,
  accountId: number,
  payload: ExportPayload,
): Promise<string> => {
  const { type, id, revision, isEn: _, ...values } = payload
  const log = await readLog(db, accountId, id)
  const standing = log.draft?.revision ?? GENERATED
  if (revision !== undefined && revision !== standing) throw new AppError('staleRevision')
  const documents = applyToDocuments(documentsOf(log), values)
  const sections = exportSections(type, documents)
  const title = titleOf(log, type)
  const bytes = await writeWord(sections, {
    isEn: log.isEn,
    title,
    pictures: await readPictures(files, accountId, documents),
    createdAt: new Date(log.draft?.savedAt ?? log.gmtCreate),
    origin: { logId: id, revision: standing, type },
  })
  const name = `${safeFileName(title.replace(/[/\\:*?"<>|]/g, ' '), 'export')}.docx`
  const address = await files.store(accountId, { name, mediaType: WORD_TYPE, bytes }, async (_transaction, file) =>
    fileAddress(file),
  )
  await keepExported(db, accountId, id)
  return address
}
