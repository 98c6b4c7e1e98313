import type { NoticeCorrection } from '#contract/correction.ts'
import type { CitedMark, Notice } from '#contract/notice.ts'
import { unreadPath } from '../notice-source.ts'
import { doubtsOfRow, type FactRow, factRows, readFact, textOfFact } from './fact-rows.ts'

/** The corrections and confirmations that are not applied yet. */
export interface CorrectionState {
  /** Typed texts by path; a text equal to the one read is no correction. */
  texts: ReadonlyMap<string, string>
  confirmed: ReadonlySet<string>
  /** Removed cited marks, by index. */
  removed: ReadonlySet<number>
  /** Number of cited marks added after those that were read. */
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

/** Returns the notice with empty cited marks for those that were added. */
export const withAdded = (notice: Notice, { added }: CorrectionState): Notice => ({
  ...notice,
  citedMarks: [...notice.citedMarks, ...Array.from({ length: added }, () => EMPTY_MARK)],
})

/** Returns the state after an event. */
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

/** Returns the state after questions about the case itself were answered, by path: a text equal to the one read confirms it. */
export const answeredState = (notice: Notice, answers: ReadonlyMap<string, string>): CorrectionState =>
  factRows(0).own.reduce((state, row) => {
    const text = answers.get(row.path)
    if (text === undefined) return state
    const typed = advance(notice)(state, { type: 'typed', row, text })
    const doubts = doubtsOfRow(row, notice.doubtful)
    return typed.texts.has(row.path) ? typed : advance(notice)(typed, { type: 'confirmed', doubts, isConfirmed: true })
  }, NOTHING_CORRECTED)

/** Returns the rows whose typed text cannot be read. */
export const invalidRows = (notice: Notice, state: CorrectionState): FactRow[] => {
  const rows = factRows(notice.citedMarks.length + state.added)
  return [...rows.own, ...rows.marks.flat(), ...rows.goods].filter(({ path, name }) => {
    const text = state.texts.get(path)
    return text !== undefined && readFact(name, text) === undefined
  })
}

export const countCorrections = ({ texts, removed }: CorrectionState): number => texts.size + removed.size

/** Returns the correction as it is sent. Added cited marks that are still empty are left out. */
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
  // A stretch that was looked at is none that waits to be read.
  const unread = notice.unread?.filter((_, index) => !state.confirmed.has(unreadPath(index)))
  return {
    confirmed: [...state.confirmed],
    facts: { ...facts, ...typed(rows.own), ...typed(rows.goods), citedMarks, ...(unread && { unread }) },
  }
}
