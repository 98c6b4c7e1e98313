import { Checkbox, Switch } from '@blueprintjs/core'
import { FlowLinearIcon } from '@blueprintjs/icons'
import { type JSX, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState, FailedLoad } from '../../../components/empty-state.tsx'
import { useAfterFirstDraw } from '../../../lib/delayed-value.ts'
import { useCall } from '../../../lib/use-call.ts'
import { useLanguage } from '../../../locales/language.ts'
import { nameIn } from '../state/group-names.ts'
import { classOfGroup } from '../state/group-place.ts'
import { groupsInScope, relatedSources } from '../state/search-scope.ts'
import type { WizardProps } from '../state/wizard-reducer.ts'
import { StepHeading } from './step-heading.tsx'
import './related-step.css'

interface RelatedSourcesProps extends WizardProps {
  /** Searched groups that have relations. */
  sources: readonly string[]
}

const NONE: readonly string[] = []

/** Shows the groups whose relations are listed; each can be left out and taken in again. */
const RelatedSources = ({ state, move, sources }: RelatedSourcesProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  // Drawn after the step itself and in pieces, as there may be hundreds.
  const drawn = useDeferredValue(sources, NONE)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="rj-related-sources" aria-label={t('search.related.sources')} tabIndex={0}>
      <header className="rj-related-bar">
        <h2>{t('search.related.sources')}</h2>
        <span className="rj-hint rj-ellipsis">{t('search.related.sourcesHint')}</span>
      </header>
      {drawn.map(code => {
        const group = state.options.groups[classOfGroup(code)]?.find(({ groups }) => groups === code)
        return (
          <div key={code} className="rj-column-row">
            <Checkbox
              checked={!state.unrelated.includes(code)}
              onChange={() => move({ type: 'relatedFilterToggled', group: code })}
            >
              <span className="rj-column-code">{code}</span>
              {group && nameIn(group, language)}
            </Checkbox>
          </div>
        )
      })}
    </section>
  )
}

/** Shows the related groups, each with the note that relates it. */
const RelatedList = ({ state, move }: WizardProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const searched = new Set(groupsInScope(state))
  const listed = state.options.related.filter(({ relateGroup }) => !searched.has(relateGroup))
  const classes = [...new Set(listed.map(({ relateGroup }) => classOfGroup(relateGroup)))]
  const names = useCall('readGroups', { body: classes }, { enabled: classes.length > 0, keepsPrevious: true }).data
  const hasRows = useAfterFirstDraw()
  const sources = relatedSources(state)
  const body = { groups: sources, marktypenum: [...new Set(sources.map(classOfGroup))] }
  const isKnown = useCall('readRelatedGroups', { body }, { enabled: sources.length > 0 }).data !== undefined
  const chosen = listed.filter(({ relateGroup }) => state.form.relateGroups.includes(relateGroup)).length
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="rj-related-list" aria-label={t('search.related.list')} tabIndex={0}>
      <header className="rj-related-bar">
        <Checkbox
          checked={chosen > 0 && chosen === listed.length}
          indeterminate={chosen > 0 && chosen < listed.length}
          disabled={listed.length === 0}
          onChange={() => move({ type: 'relateGroupsToggled' })}
        >
          {t('search.related.chooseAll')}
        </Checkbox>
        <span className="rj-gap" />
        <span className="rj-hint" role="status">
          {t('search.related.chosen', { count: chosen })}
        </span>
      </header>
      {sources.length === 0 && <p className="rj-classes-hint">{t('search.related.noSources')}</p>}
      {isKnown && listed.length === 0 && <p className="rj-classes-hint">{t('search.related.allSearched')}</p>}
      {(hasRows ? listed : []).map(({ id, relateGroup, relateGroupDesc }) => {
        const group = names?.[classOfGroup(relateGroup)]?.find(({ groups }) => groups === relateGroup)
        return (
          <div key={id} className="rj-related-row">
            <Checkbox
              checked={state.form.relateGroups.includes(relateGroup)}
              onChange={() => move({ type: 'relateGroupToggled', group: relateGroup })}
            >
              <span className="rj-column-code">{relateGroup}</span>
              {group && nameIn(group, language)}
            </Checkbox>
            <span className="rj-related-clause" lang="zh-CN">
              {relateGroupDesc}
            </span>
          </div>
        )
      })}
    </section>
  )
}

/** Asks which groups are searched beside the chosen ones because a note of the table relates them. */
export const RelatedStep = ({ state, move }: WizardProps): JSX.Element => {
  const { t } = useTranslation()
  const scope = groupsInScope(state)
  const query = useCall('readGroupsWithRelations', { body: scope }, { enabled: scope.length > 0 })
  const sources = query.data
  return (
    <div className="rj-wizard-step">
      <header className="rj-related-head">
        <StepHeading text={t('search.related.heading')} className="rj-pane-title" />
        <p className="rj-related-intro">{t('search.related.intro')}</p>
        <Switch
          role="switch"
          label={t('search.related.designate')}
          checked={state.designates.related}
          onChange={({ currentTarget }) => move({ type: 'relatedDesignated', isOn: currentTarget.checked })}
        />
        {!state.designates.related && <p className="rj-hint">{t('search.related.off')}</p>}
      </header>
      {query.isError && !query.isFetching ? (
        <FailedLoad of={query} />
      ) : sources?.length === 0 ? (
        <EmptyState icon={<FlowLinearIcon />} title={t('search.related.none')} text={t('search.related.noneText')} />
      ) : (
        <div className="rj-related-panes">
          <RelatedSources state={state} move={move} sources={sources ?? []} />
          <RelatedList state={state} move={move} />
        </div>
      )}
    </div>
  )
}
