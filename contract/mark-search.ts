import { type Static, Type } from 'typebox'
import { ClassList, ClassNumber, GroupCode, GroupList } from './classification.ts'
import { CalendarDay, Nullable, OneOf, RowId } from './envelope.ts'
import { RegisterChoice } from './imports.ts'
import { FIRST_PAGE, MAX_PAGE_SIZE, PAGE_SIZE } from './limits.ts'
import { MARK_LIVES, MARK_STATUSES, SEARCH_MODES } from './vocabulary.ts'

const MAX_TEXT_LENGTH = 200
/** A page far beyond the last one is empty. */
const LAST_PAGE = 1_000_000_000

const Bilingual = { zh: Type.String(), en: Type.String() }

/**
 * Empty or absent filters are none; `from` and `until` bound the application date. In mode `similar`, `classes` and `groups`
 * are the wanted goods: groups related to them are searched too, and what stands in the way of them comes first.
 */
export const MarkSearch = Type.Object({
  mode: OneOf(SEARCH_MODES),
  text: Type.String({ maxLength: MAX_TEXT_LENGTH }),
  classes: Type.Optional(ClassList),
  groups: Type.Optional(GroupList),
  registers: Type.Optional(RegisterChoice),
  statuses: Type.Optional(Type.Array(OneOf(MARK_STATUSES), { maxItems: MARK_STATUSES.length })),
  from: Type.Optional(CalendarDay),
  until: Type.Optional(CalendarDay),
  pageNum: Type.Integer({ minimum: FIRST_PAGE, maximum: LAST_PAGE, default: FIRST_PAGE }),
  pageSize: Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: PAGE_SIZE }),
})

/** A mark of the register, one a number and class. */
const SearchedMark = Type.Object({
  id: RowId,
  registerId: RowId,
  regNo: Type.String(),
  class: ClassNumber,
  name: Type.String({ description: 'Empty for a device alone' }),
  isDevice: Type.Boolean(),
  owner: Type.String(),
  ownerEn: Type.String(),
  agent: Type.String(),
  status: OneOf(MARK_STATUSES),
  life: OneOf(MARK_LIVES),
  applicationDate: Nullable(CalendarDay),
  registrationDate: Nullable(CalendarDay),
  expiryDate: Nullable(CalendarDay),
  groups: Type.Array(GroupCode),
})

/**
 * A page of marks. `register` is what was searched, null where none is loaded. `isSearchable` false: the text has nothing to
 * search by, no letter, character or digit. `isCut` true: so many marks share so common a part that not all were compared; those that share the rarest came first.
 */
export const MarkSearchPage = Type.Object({
  register: Nullable(
    Type.Object({ name: Type.Object(Bilingual), asOf: CalendarDay, size: Type.Integer(), isSample: Type.Boolean() }),
  ),
  isSearchable: Type.Boolean(),
  isCut: Type.Boolean(),
  total: Type.Integer(),
  /** Classes that were not searched, since the server that holds their marks did not answer; absent where all were. */
  unsearchedClasses: Type.Optional(Type.Array(ClassNumber)),
  list: Type.Array(SearchedMark),
})

export type MarkSearch = Static<typeof MarkSearch>
export type MarkSearchPage = Static<typeof MarkSearchPage>
