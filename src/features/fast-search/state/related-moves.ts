import type { RelatedGroup } from '#contract/classification.ts'
import { toggled } from './group-place.ts'
import { groupsInScope } from './search-scope.ts'
import type { WizardForm, WizardState } from './wizard-state.ts'

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
