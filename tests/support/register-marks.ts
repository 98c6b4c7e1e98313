import { sql } from 'kysely'
import type { RegisterMark } from '#domain/mark/register-mark.ts'
import { TOKEN_VERSION } from '../../server/mark-index/index-mark.ts'
import { prepareMarks, writeMarks } from '../../server/register/marks-repository.ts'
import { settleRegister } from '../../server/register/register-repository.ts'
import type { Database } from '../../server/storage/database.ts'

let numbers = 0

/** A registered mark of class 9 that lives, but for what is said of it. */
export const buildMark = (mark: Partial<RegisterMark>): RegisterMark => {
  numbers += 1
  return {
    regNo: String(numbers).padStart(8, '0'),
    registrationNo: '',
    class: 9,
    name: '',
    isDevice: false,
    kind: 'ordinary',
    owner: '某公司',
    ownerEn: '',
    address: '',
    agent: '',
    status: 'registered',
    applicationDate: '2020-03-02',
    preliminaryDate: null,
    registrationDate: '2021-01-07',
    expiryDate: '2031-01-06',
    groups: ['0901'],
    goods: [],
    events: [],
    ...mark,
  }
}

/** Makes a register of these marks, and nothing else, the one that is searched. */
export const loadRegister = async (db: Database, marks: readonly RegisterMark[]): Promise<void> => {
  await sql`truncate marks, mark_details`.execute(db)
  await db.deleteFrom('registers').execute()
  const { id } = await db
    .insertInto('registers')
    .values({
      origin: 'imported',
      name_zh: '商标库',
      name_en: 'Register',
      as_of: '2026-11-01',
      size: marks.length,
      digest: '',
      token_version: TOKEN_VERSION,
      state: 'ready',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeMarks(db, await prepareMarks(db, marks, { registerId: id }))
  await settleRegister(db)
}
