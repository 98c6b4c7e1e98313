import type { ParagraphItem, RelatedGroup } from '#contract/classification.ts'
import { classOfGroup, isSamePart, toggled } from './group-place.ts'
import { groupsInScope } from './search-scope.ts'
import type { WizardForm, WizardOptions, WizardState } from './wizard-state.ts'

/** Moves of the step of classes, groups and parts. */
export interface ClassMoves {
  classToggled: { number: number }
  classesCleared: object
  groupsLoaded: { groups: WizardOptions['groups'] }
  paragraphsLoaded: { paragraphs: WizardOptions['paragraphs'] }
  groupToggled: { group: string }
  /** All groups of a class, or none where all are chosen. */
  classGroupsToggled: { number: number }
  paragraphToggled: { part: ParagraphItem }
  groupsDesignated: { isOn: boolean }
  paragraphsDesignated: { isOn: boolean }
}

interface Choice {
  categories?: readonly number[]
  groups?: readonly string[]
  paragraphs?: readonly ParagraphItem[]
}

const isKnown = <Entry>(known: readonly Entry[] | undefined, holds: (entry: Entry) => boolean): boolean =>
  known === undefined || known.some(holds)

/** Returns the state with another choice, without the groups and parts that are no longer valid in it. */
const choose = (state: WizardState, choice: Choice): WizardState => {
  const { options } = state
  const { categories, groups, paragraphs } = { ...state.form, ...choice }
  const validGroups = groups.filter(group => {
    const number = classOfGroup(group)
    return categories.includes(number) && isKnown(options.groups[number], known => known.groups === group)
  })
  const validParts = paragraphs.filter(
    part =>
      validGroups.includes(part.groups) &&
      isKnown(options.paragraphs[part.groups], known => known.paragraph === part.paragraph),
  )
  return {
    ...state,
    form: { ...state.form, categories, groups: validGroups, paragraphs: validParts },
    problem: null,
  }
}

/** Returns the state with loaded options. The problem stays: it is the user who has to mend it. */
const load = (state: WizardState, loaded: Partial<WizardOptions>): WizardState => ({
  ...choose({ ...state, options: { ...state.options, ...loaded } }, {}),
  problem: state.problem,
})

const inOrder = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b)

export const classMoves = {
  classToggled: (state: WizardState, { number }: ClassMoves['classToggled']): WizardState =>
    choose(state, { categories: inOrder(toggled(state.form.categories, number)) }),
  classesCleared: (state: WizardState): WizardState => choose(state, { categories: [] }),
  groupsLoaded: (state: WizardState, { groups }: ClassMoves['groupsLoaded']): WizardState => load(state, { groups }),
  paragraphsLoaded: (state: WizardState, { paragraphs }: ClassMoves['paragraphsLoaded']): WizardState =>
    load(state, { paragraphs }),
  groupToggled: (state: WizardState, { group }: ClassMoves['groupToggled']): WizardState =>
    choose(state, { groups: toggled(state.form.groups, group).sort() }),
  classGroupsToggled: (state: WizardState, { number }: ClassMoves['classGroupsToggled']): WizardState => {
    const all = (state.options.groups[number] ?? []).map(({ groups }) => groups)
    const others = state.form.groups.filter(group => classOfGroup(group) !== number)
    const isWhole = all.every(group => state.form.groups.includes(group))
    return choose(state, { groups: isWhole ? others : [...others, ...all].sort() })
  },
  paragraphToggled: (state: WizardState, { part }: ClassMoves['paragraphToggled']): WizardState =>
    choose(state, { paragraphs: toggled(state.form.paragraphs, part, isSamePart) }),
  groupsDesignated: (state: WizardState, { isOn }: ClassMoves['groupsDesignated']): WizardState => ({
    ...choose(state, isOn ? {} : { groups: [], paragraphs: [] }),
    designates: { ...state.designates, groups: isOn, paragraphs: isOn && state.designates.paragraphs },
  }),
  paragraphsDesignated: (state: WizardState, { isOn }: ClassMoves['paragraphsDesignated']): WizardState => ({
    ...choose(state, isOn ? {} : { paragraphs: [] }),
    designates: { ...state.designates, paragraphs: isOn },
  }),
}

/** Moves of the step of related groups, and the one that stands for it in goods mode. */
export interface RelatedMoves {
  relatedDesignated: { isOn: boolean }
  /** A group in scope whose relations are listed, or no longer. */
  relatedFilterToggled: { group: string }
  relatedLoaded: { related: readonly RelatedGroup[] }
  relateGroupToggled: { group: string }
  /** All of the list, or none of it where all are chosen. */
  relateGroupsToggled: object
  relateWithGroupChanged: { relateWithGroup: WizardForm['relateWithGroup'] }
}

/** Choosing related groups designates them. */
const relate = (state: WizardState, relateGroups: readonly string[]): WizardState => ({
  ...state,
  form: { ...state.form, relateGroups: relateGroups.toSorted() },
  designates: { ...state.designates, related: true },
})

export const relatedMoves = {
  relatedDesignated: (state: WizardState, { isOn }: RelatedMoves['relatedDesignated']): WizardState => ({
    ...state,
    designates: { ...state.designates, related: isOn },
  }),
  relatedFilterToggled: (state: WizardState, { group }: RelatedMoves['relatedFilterToggled']): WizardState => ({
    ...state,
    unrelated: toggled(state.unrelated, group),
  }),
  relatedLoaded: (state: WizardState, { related }: RelatedMoves['relatedLoaded']): WizardState => ({
    ...state,
    options: { ...state.options, related },
  }),
  relateGroupToggled: (state: WizardState, { group }: RelatedMoves['relateGroupToggled']): WizardState =>
    relate(state, toggled(state.form.relateGroups, group)),
  relateGroupsToggled: (state: WizardState): WizardState => {
    const searched = new Set(groupsInScope(state))
    const listed = state.options.related.map(({ relateGroup }) => relateGroup).filter(group => !searched.has(group))
    const others = state.form.relateGroups.filter(group => !listed.includes(group))
    const isWhole = listed.every(group => state.form.relateGroups.includes(group))
    return relate(state, isWhole ? others : [...others, ...listed])
  },
  relateWithGroupChanged: (
    state: WizardState,
    { relateWithGroup }: RelatedMoves['relateWithGroupChanged'],
  ): WizardState => ({ ...state, form: { ...state.form, relateWithGroup } }),
}
