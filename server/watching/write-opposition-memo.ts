import type { ArchiveMark } from '#contract/archive.ts'
import type { Alert } from '#contract/watching.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { RIGHTS_WORDS, rightsStatus } from '#domain/mark/mark-life.ts'
import { isSameOwner } from '#domain/mark/same-owner.ts'
import { parse } from '#extensions/index.ts'
import { draftOppositionMemo, type MemoMark } from '../drafting/opposition-memo.ts'
import { readArchive } from '../register/archive-service.ts'
import { registersToSearch } from '../register/registers-service.ts'
import { searchSimilar } from '../search/search-similar.ts'
import { findFirm } from '../settings/firm-repository.ts'
import type { Database } from '../storage/database.ts'
import { type Files, fileAddress, safeFileName, WORD_TYPE } from '../storage/files.ts'
import { writeWord } from '../word/write-word.ts'

/** Marks of the applicant that a memo names at most. */
const MOST_EARLIER = 5

const memoMark = (mark: ArchiveMark, isEn: 0 | 1): MemoMark => ({
  name: mark.name,
  regNo: mark.regNo,
  class: mark.class,
  groups: mark.goods.map(({ group }) => group).filter(Boolean),
  goods: mark.goods.flatMap(({ items }) => items.map(({ zh, en }) => (isEn ? en : zh))),
  owner: mark.owner,
  status: RIGHTS_WORDS[rightsStatus(mark.status, mark.life)],
  filedOn: mark.applicationDate,
})

/** Returns the applicant's living marks of the watched wording in the class of the other mark, as their registers have them. */
const earlierMarks = async (
  db: Database,
  applicant: string,
  { ours, class: niceClass }: Alert,
  today: CalendarDay,
  isEn: 0 | 1,
): Promise<MemoMark[]> => {
  if (applicant === '') return []
  const registers = (await registersToSearch(db)).map(({ id }) => id)
  const { hits } = await searchSimilar(db, { name: ours, registers, classes: [niceClass], onDay: today })
  const own = hits.filter(
    ({ mark, comparison }) => comparison.level === 'identical' && isSameOwner(applicant, mark.owner),
  )
  const marks: MemoMark[] = []
  for (const { mark } of own) {
    if (marks.length === MOST_EARLIER) break
    const query = { regNo: mark.regNo, intCls: String(mark.class), register: String(mark.registerId) }
    const { record } = await readArchive(db, query, today)
    if (record && record.life !== 'dead') marks.push(memoMark(record, isEn))
  }
  return marks
}

/**
 * Writes the memo for an opposition to the mark of an alert as a Word file, with what the registers say on that day, and returns its address.
 * `applicant` is whom the watch is kept for.
 */
export const writeOppositionMemo = async (
  { db, files }: { db: Database; files: Files },
  accountId: number,
  { alert, applicant, isEn, today }: { alert: Alert; applicant: string; isEn: 0 | 1; today: CalendarDay },
): Promise<string> => {
  const query = { regNo: alert.regNo, intCls: String(alert.class), register: String(alert.registerId) }
  const { record, register } = await readArchive(db, query, today)
  const { title, html } = draftOppositionMemo({
    isEn,
    today,
    ours: alert.ours,
    applicant,
    earlier: await earlierMarks(db, applicant, alert, today, isEn),
    theirs: record
      ? memoMark(record, isEn)
      : {
          ...alert,
          goods: [],
          // The mark has left the register since: what the alert keeps is said, its standing is not known.
          status: { zh: '商标库中已无此号', en: 'no longer in the register' },
        },
    opposition: alert.opposition,
    rules: alert.rules,
    register: register?.name ?? { zh: '商标库', en: 'register' },
    day: alert.day,
    firm: await findFirm(db, accountId),
  })
  const bytes = await writeWord([{ kind: 'analysis', document: parse(html) }], { isEn, title })
  const name = `${safeFileName(`${title} ${alert.name}`.replace(/[/\\:*?"<>|]/g, ' '), 'memo')}.docx`
  return await files.store(accountId, { name, mediaType: WORD_TYPE, bytes }, async (_transaction, file) =>
    fileAddress(file),
  )
}
