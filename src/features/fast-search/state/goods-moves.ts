import type { GoodsItem, ParagraphItem } from '#contract/classification.ts'
import { FIRST_PAGE, PAGE_SIZE } from '#contract/limits.ts'
import { classOfGroup, isSamePart, toggled } from './group-place.ts'
import { type Basket, EMPTY_BASKET, type GoodsFilter, type WizardState } from './wizard-state.ts'

/** Moves of the goods step. */
export interface GoodsMoves {
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

export const goodsMoves = {
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
