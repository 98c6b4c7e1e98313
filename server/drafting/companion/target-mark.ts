import type { CitedMark } from '#contract/notice.ts'
import { addMonths, type CalendarDay } from '#domain/calendar-day.ts'
import type { LawText } from '#domain/law/law-version.ts'
import { type NonUseWindow, nonUseWindow, periodsOn } from '#domain/law/periods.ts'
import { registrationDay } from '#domain/mark/cited-facts.ts'
import type { MarkGoods, RegisterMark } from '#domain/mark/register-mark.ts'
import type { Draft } from '../draft.ts'
import { goodsSeparator } from '../goods/goods-items.ts'
import { writtenDate } from '../language.ts'
import { textField } from '../markup/fields.ts'
import type { Html } from '../markup/html.ts'

/** The part of a register's record that an application for cancellation names. */
export type TargetRecord = Pick<
  RegisterMark,
  'registrationNo' | 'regNo' | 'class' | 'name' | 'owner' | 'address' | 'registrationDate' | 'expiryDate'
> & { goods: readonly Pick<MarkGoods, 'name'>[]; asOf: CalendarDay }

/** The registered mark that is to be cancelled, as notice and register have it. */
interface TargetMark {
  cited: CitedMark
  index: number
  /** Null where no register is loaded or it does not have the mark. */
  record: TargetRecord | null
}

/** A draft of the papers for one target, and the day on which they are taken to be filed. */
export interface CompanionDraft extends Draft {
  target: TargetMark
  filingDay: CalendarDay
}

/** A value and where it was read: the register's word goes before the notice's. */
interface Known {
  value: string
  source: string
}

const known = (draft: CompanionDraft, ofRecord: string, recordPath: string, ofNotice: string, path: string): Known => {
  const { cited, index } = draft.target
  if (ofRecord !== '') return { value: ofRecord, source: `register.${cited.regNo}.${recordPath}` }
  if (ofNotice !== '') return { value: ofNotice, source: `notice.citedMarks.${index}.${path}` }
  return { value: '', source: 'missing' }
}

interface TargetFact extends LawText {
  read: (draft: CompanionDraft) => Known
}

const day = ({ isEn }: CompanionDraft, value: string | null | undefined): string =>
  value ? writtenDate(value, isEn) : ''

/** The day the notice prints as that of registration; a term may be a renewed one, and its beginning is no such day. */
const registration = (draft: CompanionDraft): Known => {
  const { cited, record } = draft.target
  const printed = cited.dates['registrationDate']
  return known(
    draft,
    day(draft, record?.registrationDate),
    'registrationDate',
    day(draft, printed),
    'dates.registrationDate',
  )
}

/** Whether the mark is known to have been registered by a day, and the day itself is not known. */
export const isRegisteredBy = ({ target: { record, cited } }: CompanionDraft): boolean =>
  !record?.registrationDate && cited.dates['registrationDate'] === undefined && registrationDay(cited) !== null

const FACTS = {
  RegNo: {
    zh: '商标注册号',
    en: 'Registration no.',
    read: draft =>
      known(draft, draft.target.record?.registrationNo ?? '', 'registrationNo', draft.target.cited.regNo, 'regNo'),
  },
  Mark: {
    zh: '商标',
    en: 'Mark',
    read: draft => known(draft, draft.target.record?.name ?? '', 'name', draft.target.cited.mark, 'mark'),
  },
  Owner: {
    zh: '商标注册人',
    en: 'Registrant',
    read: draft => known(draft, draft.target.record?.owner ?? '', 'owner', draft.target.cited.owner, 'owner'),
  },
  Address: {
    zh: '商标注册人地址',
    en: 'Registrant’s address',
    read: draft => known(draft, draft.target.record?.address ?? '', 'address', '', ''),
  },
  Class: {
    zh: '类别',
    en: 'Class',
    read: draft => {
      const { record, cited } = draft.target
      return known(draft, record ? String(record.class) : '', 'class', cited.classes.join('、'), 'classes.0')
    },
  },
  Goods: {
    zh: '核定使用商品/服务',
    en: 'Registered goods or services',
    read: draft => {
      const { record, cited } = draft.target
      const registered = [...new Set((record?.goods ?? []).map(({ name }) => name))]
      const separator = goodsSeparator([...registered, ...cited.goods])
      return known(draft, registered.join(separator), 'goods', cited.goods.join(separator), 'goods.0')
    },
  },
  Registered: { zh: '注册公告日', en: 'Date of registration', read: registration },
  Expiry: {
    zh: '专用权期限至',
    en: 'Term ends on',
    read: draft => {
      const { record, cited } = draft.target
      return known(
        draft,
        day(draft, record?.expiryDate),
        'expiryDate',
        day(draft, cited.dates['exclusiveTo']),
        'dates.exclusiveTo',
      )
    },
  },
} satisfies Record<string, TargetFact>

export type TargetFactName = keyof typeof FACTS

/** Returns the label of a fact of the target. */
export const targetLabel = (draft: CompanionDraft, name: TargetFactName): string => draft.read(FACTS[name])

/** Writes a fact of the target as a text field with its source; the copies of one fact change together. */
export const targetField = (draft: CompanionDraft, name: TargetFactName): Html => {
  const { value, source } = FACTS[name].read(draft)
  return textField({
    name: `target${name}`,
    link: `target${name}`,
    label: targetLabel(draft, name),
    required: value === '',
    source,
    value,
  })
}

/** Returns the day on which the mark was registered, or by which it was; null where neither register nor notice says. */
const registeredOn = ({ target: { record, cited } }: CompanionDraft): CalendarDay | null =>
  record?.registrationDate ?? registrationDay(cited)?.day ?? null

/** Returns the day after which the application may be filed; null where the day of registration is not known. */
export const fileableAfter = (draft: CompanionDraft): CalendarDay | null => {
  const start = registeredOn(draft)
  return start === null ? null : addMonths(start, periodsOn(start).nonUseMonths)
}

/** Returns the three years before the day that the papers are taken to be filed on. */
const windowOf = ({ filingDay }: CompanionDraft): NonUseWindow => nonUseWindow(filingDay)

const dayField = (name: string, label: string, value: string): Html =>
  textField({ name, link: name, label, required: value === '', source: 'law.49.2', value })

/** Writes the first and the last day of the three years as fields that change together: they follow the day of filing. */
export const windowFields = (draft: CompanionDraft): { from: Html; until: Html } => {
  const { say, isEn } = draft
  const { from, until } = windowOf(draft)
  return {
    from: dayField('nonUseFrom', say('三年期间起日', 'First day of the three years'), writtenDate(from, isEn)),
    until: dayField('nonUseUntil', say('三年期间止日', 'Last day of the three years'), writtenDate(until, isEn)),
  }
}
