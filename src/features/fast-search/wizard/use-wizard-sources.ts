import { type Dispatch, useEffect } from 'react'
import { useCall } from '../../../lib/use-call.ts'
import { relatedSources } from '../state/search-scope.ts'
import type { WizardMove } from '../state/wizard-reducer.ts'
import type { WizardState } from '../state/wizard-state.ts'

/** Loads what can be chosen as the choices change (spec §4): groups of classes, parts of groups, related groups. */
export const useWizardSources = (state: WizardState, move: Dispatch<WizardMove>): void => {
  const { form, designates, step } = state
  const { categories, groups } = form
  const sources = step === 'related' ? relatedSources(state) : []

  const groupMap = useCall('readGroups', { body: [...categories] }, { enabled: categories.length > 0 }).data
  useEffect(() => {
    if (groupMap) move({ type: 'groupsLoaded', groups: groupMap })
  }, [groupMap, move])

  const isParted = designates.paragraphs && groups.length > 0
  const partMap = useCall('readParagraphs', { body: [...groups] }, { enabled: isParted }).data
  useEffect(() => {
    if (partMap) move({ type: 'paragraphsLoaded', paragraphs: partMap })
  }, [partMap, move])

  const isAsked = sources.length > 0
  const related = useCall('readRelatedGroups', { body: { groups: sources } }, { enabled: isAsked }).data
  useEffect(() => {
    if (related) move({ type: 'relatedLoaded', related })
    else if (!isAsked) move({ type: 'relatedLoaded', related: [] })
  }, [related, isAsked, move])
}
