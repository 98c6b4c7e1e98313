import type { NoticeCorrection } from '#contract/correction.ts'
import type { CitedMark, Notice } from '#contract/notice.ts'
import { type FactRow, factRows, readFact, textOfFact } from './fact-rows.ts'

/** What the attorney has corrected and confirmed so far, before it is applied. */
export interface CorrectionState {
  /** Texts typed, by path; one that is as it was read is none. */
  texts: ReadonlyMap<string, string>
  confirmed: ReadonlySet<string>
  /** Cited marks taken out, by index. */
  removed: ReadonlySet<number>
  /** How many cited marks were added after the ones that were read. */
  added: number
}

export type CorrectionEvent =
  | { type: 'typed'; row: FactRow; text: string }
  | { type: 'confirmed'; doubts: readonly string[]; isConfirmed: boolean }
  | { type: 'removed'; mark: number; isRemoved: boolean }
  | { type: 'added' }
  | { type: 'dropped' }

export const NOTHING_CORRECTED: CorrectionState = {
  texts: new Map(),
  confirmed: new Set(),
  removed: new Set(),
  added: 0,
}

const EMPTY_MARK: CitedMark = { regNo: '', mark: '', owner: '', status: 'unknown', classes: [], goods: [], dates: {} }

const toggled = <Item>(set: ReadonlySet<Item>, items: readonly Item[], isIn: boolean): ReadonlySet<Item> =>
  isIn ? new Set([...set, ...items]) : new Set([...set].filter(item => !items.includes(item)))

/** The notice with room for the cited marks that were added. */
export const withAdded = (notice: Notice, { added }: CorrectionState): Notice => ({
  ...notice,
  citedMarks: [...notice.citedMarks, ...Array.from({ length: added }, () => EMPTY_MARK)],
})

/** The state after an event. */
export const advance =
  (notice: Notice) =>
  (state: CorrectionState, event: CorrectionEvent): CorrectionState => {
    switch (event.type) {
      case 'typed': {
        const texts = new Map(state.texts)
        if (event.text.trim() === textOfFact(withAdded(notice, state), event.row)) texts.delete(event.row.path)
        else texts.set(event.row.path, event.text)
        return { ...state, texts }
      }
      case 'confirmed':
        return { ...state, confirmed: toggled(state.confirmed, event.doubts, event.isConfirmed) }
      case 'removed':
        return { ...state, removed: toggled(state.removed, [event.mark], event.isRemoved) }
      case 'added':
        return { ...state, added: state.added + 1 }
      case 'dropped':
        return NOTHING_CORRECTED
    }
  }

/** Rows whose typed text means nothing. */
export const invalidRows = (notice: Notice, state: CorrectionState): FactRow[] => {
  const rows = factRows(notice.citedMarks.length + state.added)
  return [...rows.own, ...rows.marks.flat(), ...rows.goods].filter(({ path, name }) => {
    const text = state.texts.get(path)
    return text !== undefined && readFact(name, text) === undefined
  })
}

export const countCorrections = ({ texts, removed }: CorrectionState): number => texts.size + removed.size

/** The correction as it is sent. Cited marks that were added and left empty are none. */
export const correctionOf = (notice: Notice, state: CorrectionState): Pick<NoticeCorrection, 'facts' | 'confirmed'> => {
  const { evidence: _evidence, doubtful: _doubtful, layout: _layout, textSource: _textSource, ...facts } = notice
  const rows = factRows(notice.citedMarks.length + state.added)
  const typed = (list: readonly FactRow[]): Record<string, unknown> =>
    Object.fromEntries(
      list.flatMap(({ path, name }) => {
        const text = state.texts.get(path)
        const value = text === undefined ? undefined : readFact(name, text)
        return value === undefined ? [] : [[name, value]]
      }),
    )
  const citedMarks = withAdded(notice, state).citedMarks.flatMap((mark, index) => {
    const own = rows.marks[index] ?? []
    const isLeftEmpty = index >= notice.citedMarks.length && own.every(({ path }) => !state.texts.has(path))
    if (state.removed.has(index) || isLeftEmpty) return []
    return [{ ...mark, ...typed(own), from: index < notice.citedMarks.length ? index : null }]
  })
  return { confirmed: [...state.confirmed], facts: { ...facts, ...typed(rows.own), ...typed(rows.goods), citedMarks } }
}
