import { Button, Checkbox } from '@blueprintjs/core'
import { type Dispatch, Fragment, type JSX, memo } from 'react'
import { useTranslation } from 'react-i18next'
import { classTitle, twoDigits } from '#contract/class-titles.ts'
import type { ParagraphItem, SimilarGroup } from '#contract/classification.ts'
import { useLanguage } from '../../../locales/use-language.ts'
import { classOfGroup, isSamePart } from '../state/group-place.ts'
import { nameIn } from '../state/name-in.ts'
import { usePartLabel } from '../state/use-part-label.ts'
import type { WizardMove } from '../state/wizard-reducer.ts'
import type { WizardOptions } from '../state/wizard-state.ts'

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

/** A column is drawn again only for what is of its own class. */
const isSameColumn = (a: GroupColumnProps, b: GroupColumnProps): boolean =>
  a.number === b.number && a.groups === b.groups && a.parts === b.parts && ofClass(a.number, a) === ofClass(b.number, b)

/** The groups of one class, and below each chosen one its parts. */
export const GroupColumn = memo((props: GroupColumnProps): JSX.Element => {
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
