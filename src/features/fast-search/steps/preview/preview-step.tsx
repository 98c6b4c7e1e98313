import { Button, Checkbox, FormGroup } from '@blueprintjs/core'
import { Fragment, type JSX, memo, type PropsWithChildren, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '../../../../components/field-notes.tsx'
import { EmailInput } from '../../../../components/suggest-input/email-input.tsx'
import { useCall } from '../../../../lib/use-call.ts'
import type { WizardProps } from '../../state/wizard-reducer.ts'
import { StepHeading } from '../step-heading.tsx'
import './preview-step.css'
import type { SearchBasis } from '#contract/search-basis.ts'
import { classTitle, twoDigits } from '#domain/class-titles.ts'
import { filledRows } from '../../../../components/input-list/list-rows.ts'
import { useLanguage } from '../../../../locales/language.ts'
import { usePartLabel } from '../../state/group-names.ts'
import { classOfGroup } from '../../state/group-place.ts'
import { basketClasses, basketInScope, classesInScope, relatedInScope } from '../../state/search-scope.ts'
import { FIRST_STATE, type WizardForm, type WizardProblem, type WizardState } from '../../state/wizard-state.ts'
import type { NumberedStep } from '../../state/wizard-steps.ts'
import { useBasisTexts } from '../use-basis-texts.ts'

interface EmailFieldProps {
  email: string
  isWrong: boolean
  onChange: (email: string) => void
}

const MAX_LENGTH = 254

/** Asks for the address to send the report to; without a mail server it says so. */
const EmailField = ({ email, isWrong, onChange }: EmailFieldProps): JSX.Element | null => {
  const { t } = useTranslation()
  const id = useId()
  const canMail = useCall('readUsage', {}).data?.canMail
  if (canMail === undefined) return null
  const helper = canMail
    ? isWrong && <ProblemText id={`${id}-helper`} text={t('search.problem.emailWrong')} />
    : t('search.preview.emailOff')
  return (
    <FormGroup
      className="rj-preview-email"
      label={t('search.preview.email')}
      labelFor={id}
      helperText={helper && <span id={canMail ? undefined : `${id}-helper`}>{helper}</span>}
    >
      <EmailInput
        id={id}
        value={email}
        disabled={!canMail}
        maxLength={MAX_LENGTH}
        placeholder={t('search.preview.emailHint')}
        aria-invalid={isWrong}
        aria-describedby={helper ? `${id}-helper` : undefined}
        onChange={onChange}
      />
    </FormGroup>
  )
}

/** Shows the searched classes, each with the groups and parts that narrow it. */
const ScopePreview = ({ state }: { state: WizardState }): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const partLabel = usePartLabel()
  const { form, mode } = state
  const basket = basketInScope(state)
  const ofGoods = [...basket.items, ...basket.parts].map(({ groups }) => groups)
  const groups = mode === 'class' ? form.groups : [...new Set([...ofGoods, ...basket.groups])].sort()
  const classes = classesInScope(state)
  if (classes.length === 0) return <span className="rj-hint">{t('search.preview.empty')}</span>
  const wordsOf = (group: string): string =>
    group +
    form.paragraphs
      .filter(part => part.groups === group)
      .map(part => partLabel(part.paragraph))
      .join('')
  const isShort = groups.length === 0
  return (
    <div className={`rj-preview-table rj-has-titles${isShort ? ' rj-is-short' : ''}`}>
      {classes.map(number => {
        const own = groups.filter(group => classOfGroup(group) === number)
        return (
          <Fragment key={number}>
            <b>{twoDigits(number)}</b>
            <span className="rj-preview-title">{classTitle(number)?.[language]}</span>
            <span>
              {own.length === 0
                ? t('search.preview.allGroups')
                : own.map(mode === 'class' ? wordsOf : String).join(t('search.summary.list'))}
            </span>
          </Fragment>
        )
      })}
    </div>
  )
}

/** Shows the chosen goods, class by class. */
const GoodsPreview = ({ state }: { state: WizardState }): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const partLabel = usePartLabel()
  const classes = basketClasses(basketInScope(state))
  if (classes.length === 0) return <span className="rj-hint">{t('search.preview.allGoods')}</span>
  return (
    <div className="rj-preview-table">
      {classes.map(({ number, groups, parts, items }) => (
        <Fragment key={number}>
          <b>{twoDigits(number)}</b>
          <span>
            {[
              ...groups.map(group => t('search.basket.whole', { group })),
              ...parts.map(part =>
                t('search.basket.wholePart', { group: part.groups, part: partLabel(part.paragraph) }),
              ),
              ...items.map(item => (language === 'en' && item.enName !== '' ? item.enName : item.cnName)),
            ].join(t('search.summary.semicolon'))}
          </span>
        </Fragment>
      ))}
    </div>
  )
}

interface PreviewRowProps {
  label: string
  /** A message about a problem with it. */
  problem?: string | null
  /** Opens the step where it is entered; absent for what is not entered. */
  onChange?: () => void
}

/** Shows one line of the preview. */
const PreviewRow = ({ label, problem, onChange, children }: PropsWithChildren<PreviewRowProps>): JSX.Element => {
  const { t } = useTranslation()
  return (
    <div className="rj-preview-row">
      <dt>{label}</dt>
      <dd>
        {children}
        {problem && <ProblemText text={problem} />}
      </dd>
      {onChange && (
        <dd>
          <Button
            variant="minimal"
            size="small"
            text={t('search.preview.change')}
            aria-label={t('search.preview.changeOf', { what: label })}
            onClick={onChange}
          />
        </dd>
      )}
    </div>
  )
}

interface RegisterChoiceProps {
  registers: SearchBasis['registers']
  /** None for those that are asked by default. */
  chosen: readonly number[]
  onChange: (chosen: readonly number[]) => void
}

/** Lets one or more of several registers be asked. */
const RegisterChoice = ({ registers, chosen, onChange }: RegisterChoiceProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const asked = registers.filter(({ id, isDefault }) => (chosen.length > 0 ? chosen.includes(id) : isDefault))
  const toggle = (id: number): void => {
    const others = asked.filter(register => register.id !== id).map(register => register.id)
    const next = others.length === asked.length ? [...others, id] : others
    // One at least is asked.
    if (next.length > 0) onChange(next)
  }
  return (
    <fieldset className="rj-preview-registers" aria-label={t('search.registers.label')}>
      {registers.map(register => (
        <Checkbox
          key={register.id}
          checked={asked.includes(register)}
          label={t('search.registers.item', {
            name: register[language],
            size: register.size.toLocaleString('en'),
            date: register.date,
          })}
          onChange={() => toggle(register.id)}
        />
      ))}
    </fieldset>
  )
}

const YES = 1
const COMPANY = 0

const FORM_PARTS = (Object.keys(FIRST_STATE.form) as (keyof WizardForm)[]).filter(part => part !== 'email')

/** Returns whether the list would look the same: the e-mail address, typed below it, does not count. */
const isSameList = (a: WizardProps, b: WizardProps): boolean =>
  a.state.problem === b.state.problem &&
  a.state.options === b.state.options &&
  FORM_PARTS.every(part => a.state.form[part] === b.state.form[part])

/** Shows everything that is about to be searched, each line with a button to change it. */
const PreviewList = memo(({ state, move }: WizardProps): JSX.Element => {
  const { t } = useTranslation()
  const { register, registers } = useBasisTexts()
  const { form, mode, problem } = state
  const open = (step: NumberedStep) => () => move({ type: 'stepOpened', step })
  const problemOf = (...own: readonly WizardProblem[]): string | null =>
    problem !== null && own.includes(problem) ? t(`search.problem.${problem}`) : null
  const list = t('search.summary.list')
  const related = relatedInScope(state)
  const address = form.type === COMPANY ? form.address : []
  const formerNames = filledRows(form.formerNames)
  const empty = <span className="rj-hint">{t('search.preview.empty')}</span>
  return (
    <dl>
      <PreviewRow
        label={t('search.preview.marks')}
        problem={problemOf('nameMissing', 'tooManyNames')}
        onChange={open('names')}
      >
        <span className="rj-preview-marks">
          {filledRows(form.marknames).map((name, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same name may stand twice
            <span key={place}>{name}</span>
          ))}
        </span>
      </PreviewRow>
      <PreviewRow label={t('search.preview.subject')} onChange={open('names')}>
        {form.subject.trim() === '' ? empty : form.subject.trim()}
        <span className="rj-hint">
          {'　'}
          {t(form.type === COMPANY ? 'search.names.company' : 'search.names.individual')}
        </span>
      </PreviewRow>
      {formerNames.length > 0 && (
        <PreviewRow label={t('search.preview.formerNames')} onChange={open('names')}>
          {formerNames.join(t('search.summary.semicolon'))}
        </PreviewRow>
      )}
      <PreviewRow label={t('search.preview.address')} onChange={open('names')}>
        {address.length === 0 ? empty : address.join(t('search.summary.semicolon'))}
      </PreviewRow>
      {form.image && (
        <PreviewRow label={t('search.preview.image')} onChange={open('names')}>
          <img
            className="rj-preview-image"
            src={form.image.base64}
            alt={t('search.names.imageAlt', { name: form.image.name })}
          />{' '}
          <span className="rj-hint">{t('search.preview.imageNote')}</span>
        </PreviewRow>
      )}
      <PreviewRow
        label={t('search.preview.scope')}
        problem={problemOf('classMissing', 'groupMissing')}
        onChange={open(mode === 'class' ? 'classes' : 'goods')}
      >
        <ScopePreview state={state} />
      </PreviewRow>
      <PreviewRow label={t('search.preview.goods')} problem={problemOf('goodsMissing')} onChange={open('goods')}>
        <GoodsPreview state={state} />
      </PreviewRow>
      <PreviewRow label={t('search.preview.related')} onChange={open(mode === 'class' ? 'related' : 'goods')}>
        {mode === 'goods' ? (
          t(form.relateWithGroup === YES ? 'search.preview.relatedAll' : 'search.preview.relatedNone')
        ) : related.length === 0 ? (
          <span className="rj-hint">{t('search.preview.relatedNone')}</span>
        ) : (
          <>
            {related.join(list)}{' '}
            <span className="rj-hint">{t('search.preview.relatedNote', { count: related.length })}</span>
          </>
        )}
      </PreviewRow>
      <PreviewRow label={t('search.preview.register')}>
        {registers.length > 1 ? (
          <RegisterChoice
            registers={registers}
            chosen={form.registers}
            onChange={chosen => move({ type: 'registersChosen', registers: chosen })}
          />
        ) : (
          register
        )}
      </PreviewRow>
    </dl>
  )
}, isSameList)

/** Shows everything that is about to be searched, and asks where the report goes. */
export const PreviewStep = ({ state, move }: WizardProps): JSX.Element => {
  const { t } = useTranslation()
  return (
    <div className="rj-wizard-step rj-wizard-page rj-preview">
      <StepHeading text={t('search.preview.heading')} />
      <PreviewList state={state} move={move} />
      <p className="rj-preview-note rj-hint">{t('search.preview.note')}</p>
      <EmailField
        email={state.form.email}
        isWrong={state.problem === 'emailWrong'}
        onChange={email => move({ type: 'emailChanged', email })}
      />
    </div>
  )
}
