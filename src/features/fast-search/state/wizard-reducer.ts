import type { Dispatch } from 'react'
import type { GoodsItem, ParagraphItem } from '#contract/classification.ts'
import { FIRST_PAGE, PAGE_SIZE } from '#contract/limits.ts'
import { type ClassMoves, classMoves, type RelatedMoves, relatedMoves } from './group-moves.ts'
import { classOfGroup, isSamePart, toggled } from './group-place.ts'
import {
  type Basket,
  EMPTY_BASKET,
  FIRST_STATE,
  type GoodsFilter,
  type MarkImage,
  type SearchMode,
  type WizardForm,
  type WizardState,
} from './wizard-state.ts'
import { enter, firstProblem, isLastStep, type NumberedStep, problemAt, STEPS, stepIndex } from './wizard-steps.ts'

/** Moves of the goods step. */
interface GoodsMoves {
  goodsDesignated: { isOn: boolean }
  goodsFiltered: Partial<Omit<GoodsFilter, 'pageNum' | 'pageSize'>>
  goodsPaged: { pageNum: number; pageSize?: number }
  itemToggled: { item: GoodsItem }
  /** Items of a page: all of them, or none where all are chosen. */
  itemsToggled: { items: readonly GoodsItem[] }
  partToggled: { part: ParagraphItem }
  wholeGroupToggled: { group: string }
  basketCleared: object
}

const isSameItem = (a: GoodsItem, b: GoodsItem): boolean => a.id === b.id

/** Choosing goods designates them. */
const fill = (state: WizardState, part: Partial<Basket>): WizardState => ({
  ...state,
  form: { ...state.form, basket: { ...state.form.basket, ...part } },
  designates: { ...state.designates, goods: true },
  problem: null,
})

/** Changes the filter, and drops the groups and parts that are not in the new class or group. */
const narrow = (filter: GoodsFilter, part: GoodsMoves['goodsFiltered']): GoodsFilter => {
  const next = { ...filter, ...part, pageNum: FIRST_PAGE, pageSize: PAGE_SIZE }
  const number = next.marktypenum
  const groups = next.groups.filter(group => number === null || classOfGroup(group) === number)
  const paragraphs = next.paragraphs.filter(({ groups: group }) => groups.includes(group))
  return { ...next, groups, paragraphs }
}

const goodsMoves = {
  goodsDesignated: (state: WizardState, { isOn }: GoodsMoves['goodsDesignated']): WizardState => ({
    ...state,
    designates: { ...state.designates, goods: isOn },
    problem: null,
  }),
  goodsFiltered: (state: WizardState, part: GoodsMoves['goodsFiltered']): WizardState => ({
    ...state,
    goodsFilter: narrow(state.goodsFilter, part),
  }),
  goodsPaged: (state: WizardState, { pageNum, pageSize }: GoodsMoves['goodsPaged']): WizardState => ({
    ...state,
    goodsFilter: { ...state.goodsFilter, pageNum, pageSize: pageSize ?? state.goodsFilter.pageSize },
  }),
  itemToggled: (state: WizardState, { item }: GoodsMoves['itemToggled']): WizardState =>
    fill(state, { items: toggled(state.form.basket.items, item, isSameItem) }),
  itemsToggled: (state: WizardState, { items }: GoodsMoves['itemsToggled']): WizardState => {
    const chosen = new Set(state.form.basket.items.map(({ id }) => id))
    const missing = items.filter(({ id }) => !chosen.has(id))
    const given = new Set(items.map(({ id }) => id))
    const others = state.form.basket.items.filter(({ id }) => !given.has(id))
    return fill(state, { items: missing.length === 0 ? others : [...state.form.basket.items, ...missing] })
  },
  partToggled: (state: WizardState, { part }: GoodsMoves['partToggled']): WizardState =>
    fill(state, { parts: toggled(state.form.basket.parts, part, isSamePart) }),
  wholeGroupToggled: (state: WizardState, { group }: GoodsMoves['wholeGroupToggled']): WizardState =>
    fill(state, { groups: toggled(state.form.basket.groups, group) }),
  basketCleared: (state: WizardState): WizardState => ({
    ...state,
    form: { ...state.form, basket: EMPTY_BASKET },
  }),
}

/** Moves from one step to another. */
interface StepMoves {
  modeChosen: { mode: SearchMode }
  /** New Search. */
  started: object
  next: object
  previous: object
  /** Back to a step that is done, or from the preview to what is to be changed. */
  stepOpened: { step: NumberedStep }
  /** The address of the page brought names and classes. */
  prefilled: { marknames: readonly string[]; categories: readonly number[] }
  reset: object
}

const goTo = (state: WizardState, place: number): WizardState => {
  const step = STEPS[state.mode][place]
  return step === undefined ? state : enter(state, step)
}

const stepMoves = {
  modeChosen: (state: WizardState, { mode }: StepMoves['modeChosen']): WizardState => ({
    ...state,
    mode,
    designates: { ...state.designates, goods: mode === 'goods' },
  }),
  started: (state: WizardState): WizardState => goTo(state, 0),
  next: (state: WizardState): WizardState => {
    const problem = isLastStep(state) ? (firstProblem(state)?.problem ?? null) : problemAt(state, state.step)
    return problem === null ? goTo(state, stepIndex(state) + 1) : { ...state, problem }
  },
  previous: (state: WizardState): WizardState =>
    stepIndex(state) === 0 ? enter(state, 'mode') : goTo(state, stepIndex(state) - 1),
  stepOpened: (state: WizardState, { step }: StepMoves['stepOpened']): WizardState =>
    STEPS[state.mode].indexOf(step) < stepIndex(state) ? enter(state, step) : state,
  prefilled: (_: WizardState, { marknames, categories }: StepMoves['prefilled']): WizardState => {
    const state = enter({ ...FIRST_STATE, form: { ...FIRST_STATE.form, marknames, categories } }, 'preview')
    return { ...state, problem: firstProblem(state)?.problem ?? null }
  },
  reset: (): WizardState => FIRST_STATE,
}

/** Moves of the step of marks and applicant. */
interface NameMoves {
  namesChanged: { marknames: readonly string[] }
  applicantChanged: { applicant: WizardForm['type'] }
  subjectChanged: { subject: string }
  formerNamesChanged: { formerNames: readonly string[] }
  /** The applicant's name lost the focus. */
  subjectLeft: object
  addressesLoaded: { addresses: readonly string[] }
  addressChanged: { address: readonly string[] }
  imageChanged: { image: MarkImage | null }
  emailChanged: { email: string }
  registersChosen: { registers: readonly number[] }
}

const withForm = (state: WizardState, part: Partial<WizardForm>): WizardState => ({
  ...state,
  form: { ...state.form, ...part },
})

/** Offers other addresses. Chosen addresses stay, except those that only the former offer had. */
const offer = (state: WizardState, addresses: readonly string[]): WizardState => {
  const isStale = (address: string): boolean =>
    state.options.addresses.includes(address) && !addresses.includes(address)
  const address = state.form.address.filter(chosen => !isStale(chosen))
  return { ...withForm(state, { address }), options: { ...state.options, addresses } }
}

const nameMoves = {
  registersChosen: (state: WizardState, { registers }: NameMoves['registersChosen']): WizardState =>
    withForm(state, { registers }),
  namesChanged: (state: WizardState, { marknames }: NameMoves['namesChanged']): WizardState => ({
    ...withForm(state, { marknames }),
    problem: null,
  }),
  applicantChanged: (state: WizardState, { applicant }: NameMoves['applicantChanged']): WizardState =>
    withForm(state, { type: applicant }),
  subjectChanged: (state: WizardState, { subject }: NameMoves['subjectChanged']): WizardState =>
    withForm(state, { subject }),
  formerNamesChanged: (state: WizardState, { formerNames }: NameMoves['formerNamesChanged']): WizardState =>
    withForm(state, { formerNames }),
  subjectLeft: (state: WizardState): WizardState => (state.form.subject.trim() === '' ? offer(state, []) : state),
  addressesLoaded: (state: WizardState, { addresses }: NameMoves['addressesLoaded']): WizardState =>
    offer(state, addresses),
  addressChanged: (state: WizardState, { address }: NameMoves['addressChanged']): WizardState =>
    withForm(state, { address }),
  imageChanged: (state: WizardState, { image }: NameMoves['imageChanged']): WizardState => withForm(state, { image }),
  emailChanged: (state: WizardState, { email }: NameMoves['emailChanged']): WizardState => ({
    ...withForm(state, { email }),
    problem: null,
  }),
}

interface Moves extends StepMoves, NameMoves, ClassMoves, GoodsMoves, RelatedMoves {}

/** One change of the wizard: a choice, a step or a loaded answer. */
export type WizardMove = { [Type in keyof Moves]: { type: Type } & Moves[Type] }[keyof Moves]

const MOVES: { [Type in keyof Moves]: (state: WizardState, move: Moves[Type]) => WizardState } = {
  ...stepMoves,
  ...nameMoves,
  ...classMoves,
  ...goodsMoves,
  ...relatedMoves,
}

/** Returns the state of the wizard after a move (docs/specification.md §4). */
export const wizardReducer = (state: WizardState, { type, ...move }: WizardMove): WizardState =>
  (MOVES[type] as (state: WizardState, move: object) => WizardState)(state, move)

/** The props of every step of the wizard. */
export interface WizardProps {
  state: WizardState
  move: Dispatch<WizardMove>
}
