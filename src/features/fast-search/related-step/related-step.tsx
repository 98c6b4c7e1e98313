import { Switch } from '@blueprintjs/core'
import { FlowLinearIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FailedLoad } from '../../../components/failed-load.tsx'
import { useCall } from '../../../lib/use-call.ts'
import { groupsInScope } from '../state/search-scope.ts'
import type { WizardProps } from '../state/wizard-props.ts'
import { StepHeading } from '../wizard/step-heading.tsx'
import { RelatedList } from './related-list.tsx'
import { RelatedSources } from './related-sources.tsx'
import './related-step.css'

/** Which groups beside the chosen ones are searched, because the notes of the table relate them. */
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
        <FailedLoad onRetry={() => void query.refetch()} />
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
