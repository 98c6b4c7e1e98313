import { Checkbox } from '@blueprintjs/core'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { useAfterFirstDraw } from '../../../lib/use-after-first-draw.ts'
import { useCall } from '../../../lib/use-call.ts'
import { useLanguage } from '../../../locales/use-language.ts'
import { classOfGroup } from '../state/group-place.ts'
import { nameIn } from '../state/name-in.ts'
import { groupsInScope, relatedSources } from '../state/search-scope.ts'
import type { WizardProps } from '../state/wizard-props.ts'

/** The related groups with the note that relates them. */
export const RelatedList = ({ state, move }: WizardProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const searched = new Set(groupsInScope(state))
  const listed = state.options.related.filter(({ relateGroup }) => !searched.has(relateGroup))
  const classes = [...new Set(listed.map(({ relateGroup }) => classOfGroup(relateGroup)))]
  const names = useCall('readGroups', { body: classes }, { enabled: classes.length > 0, keepsPrevious: true }).data
  const hasRows = useAfterFirstDraw()
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
      {relatedSources(state).length === 0 && <p className="rj-classes-hint">{t('search.related.noSources')}</p>}
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
