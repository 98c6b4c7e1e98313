import { Checkbox } from '@blueprintjs/core'
import { type JSX, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../locales/use-language.ts'
import { classOfGroup } from '../state/group-place.ts'
import { nameIn } from '../state/name-in.ts'
import type { WizardProps } from '../state/wizard-props.ts'

interface RelatedSourcesProps extends WizardProps {
  /** Groups in scope that have relations. */
  sources: readonly string[]
}

const NONE: readonly string[] = []

/** The groups whose relations are listed. Each can be left out of the list and taken in again. */
export const RelatedSources = ({ state, move, sources }: RelatedSourcesProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  // After the step itself, and in pieces: there may be hundreds.
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
