import { Button, Checkbox } from '@blueprintjs/core'
import { type Dispatch, Fragment, type JSX, memo, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import type { ParagraphItem, SimilarGroup } from '#contract/classification.ts'
import { classTitle, twoDigits } from '#domain/class-titles.ts'
import { FailedLoad } from '../../../../components/empty-state.tsx'
import { useCall } from '../../../../lib/use-call.ts'
import { useLanguage } from '../../../../locales/language.ts'
import { nameIn, usePartLabel } from '../../state/group-names.ts'
import { classOfGroup, isSamePart } from '../../state/group-place.ts'
import type { WizardMove, WizardProps } from '../../state/wizard-reducer.ts'
import type { WizardOptions } from '../../state/wizard-state.ts'
import './group-columns.css'

interface GroupColumnProps {
  number: number
  /** Undefined until loaded. */
  groups: readonly SimilarGroup[] | undefined
  chosenGroups: readonly string[]
  /** Null where parts are not designated. */
  parts: WizardOptions['paragraphs'] | null
  chosenParts: readonly ParagraphItem[]
  move: Dispatch<WizardMove>
}

const ofClass = (number: number, props: GroupColumnProps): string =>
  JSON.stringify([
    props.chosenGroups.filter(group => classOfGroup(group) === number),
    props.chosenParts.filter(part => part.marktypenum === number),
  ])

/** Returns whether nothing of a column's own class has changed, so that it need not be drawn again. */
const isSameColumn = (a: GroupColumnProps, b: GroupColumnProps): boolean =>
  a.number === b.number && a.groups === b.groups && a.parts === b.parts && ofClass(a.number, a) === ofClass(b.number, b)

/** Shows the groups of one class, and below each chosen group its parts. */
const GroupColumn = memo((props: GroupColumnProps): JSX.Element => {
  const { number, groups = [], chosenGroups, parts, chosenParts, move } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const partLabel = usePartLabel()
  const isWhole = groups.length > 0 && groups.every(({ groups: group }) => chosenGroups.includes(group))
  return (
    <div className="rj-column">
      <header className="rj-column-head">
        <h2>
          <b>{twoDigits(number)}</b>
          <span className="rj-column-title rj-ellipsis">{classTitle(number)?.[language]}</span>
        </h2>
        <Button
          variant="minimal"
          size="small"
          text={isWhole ? t('search.classes.none') : t('search.classes.all')}
          aria-label={t(isWhole ? 'search.classes.noneOf' : 'search.classes.allOf', { number })}
          onClick={() => move({ type: 'classGroupsToggled', number })}
        />
      </header>
      {groups.map(group => {
        const code = group.groups
        const isChosen = chosenGroups.includes(code)
        return (
          <Fragment key={code}>
            <div className="rj-column-row">
              <Checkbox checked={isChosen} onChange={() => move({ type: 'groupToggled', group: code })}>
                <span className="rj-column-code">{code}</span>
                {nameIn(group, language)}
              </Checkbox>
            </div>
            {isChosen &&
              parts?.[code]?.map(known => {
                const part = { marktypenum: number, groups: code, paragraph: known.paragraph }
                return (
                  <div key={known.paragraph} className="rj-column-row rj-is-part">
                    <Checkbox
                      checked={chosenParts.some(chosen => isSamePart(chosen, part))}
                      onChange={() => move({ type: 'paragraphToggled', part })}
                    >
                      <span className="rj-column-code">{partLabel(known.paragraph)}</span>
                      {nameIn(known, language)}
                    </Checkbox>
                  </div>
                )
              })}
          </Fragment>
        )
      })}
    </div>
  )
}, isSameColumn)

const NONE: readonly number[] = []

/** Shows the groups of the chosen classes, one column each; more than three scroll sideways. */
export const GroupColumns = memo(({ state, move }: WizardProps): JSX.Element => {
  const { t } = useTranslation()
  const { form, options, designates } = state
  // Hundreds of checkboxes: they are drawn after the click is answered, and in pieces.
  const classes = useDeferredValue(form.categories, NONE)
  const query = useCall('readGroups', { body: [...form.categories] })
  if (query.isError && !query.isFetching) return <FailedLoad of={query} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="rj-columns" aria-label={t('search.steps.classes')} tabIndex={0}>
      {classes.map(number => (
        <GroupColumn
          key={number}
          number={number}
          groups={options.groups[number]}
          chosenGroups={form.groups}
          parts={designates.paragraphs ? options.paragraphs : null}
          chosenParts={form.paragraphs}
          move={move}
        />
      ))}
    </section>
  )
})
