import type { ParagraphItem } from '#contract/classification.ts'
import { classOfGroup, isSamePart, toggled } from './group-place.ts'
import type { WizardOptions, WizardState } from './wizard-state.ts'

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

/** The state with another choice, without the groups and parts that are no longer valid in it. */
const choose = (state: WizardState, choice: Choice, loaded: Partial<WizardOptions> = {}): WizardState => {
  const options = { ...state.options, ...loaded }
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
    options,
    form: { ...state.form, categories, groups: validGroups, paragraphs: validParts },
    problem: null,
  }
}

const inOrder = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b)

export const classMoves = {
  classToggled: (state: WizardState, { number }: ClassMoves['classToggled']): WizardState =>
    choose(state, { categories: inOrder(toggled(state.form.categories, number)) }),
  classesCleared: (state: WizardState): WizardState => choose(state, { categories: [] }),
  groupsLoaded: (state: WizardState, { groups }: ClassMoves['groupsLoaded']): WizardState =>
    choose(state, {}, { groups }),
  paragraphsLoaded: (state: WizardState, { paragraphs }: ClassMoves['paragraphsLoaded']): WizardState =>
    choose(state, {}, { paragraphs }),
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
