import { Button } from '@blueprintjs/core'
import { ArrowRightIcon, TickIcon } from '@blueprintjs/icons'
import { type Dispatch, type JSX, useEffect, useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { twoDigits } from '#domain/class-titles.ts'
import { filledRows } from '../../../components/input-list/list-rows.ts'
import { NoticeDialog } from '../../../components/notice-dialog.tsx'
import { useCall } from '../../../lib/use-call.ts'
import { LimitDialog } from '../../quota/quota.tsx'
import { classOfGroup } from '../state/group-place.ts'
import { readKeptWizard, useKeptWizard } from '../state/kept-wizard.ts'
import { basketClasses, basketInScope, relatedSources } from '../state/search-scope.ts'
import { type WizardMove, type WizardProps, wizardReducer } from '../state/wizard-reducer.ts'
import { FIRST_STATE, type WizardState } from '../state/wizard-state.ts'
import { isLastStep, type NumberedStep, STEPS, stepIndex } from '../state/wizard-steps.ts'
import { ClassesStep } from '../steps/classes/classes-step.tsx'
import { GoodsStep } from '../steps/goods/goods-step.tsx'
import { ModeStep } from '../steps/mode-step.tsx'
import { NamesStep } from '../steps/names/names-step.tsx'
import { PreviewStep } from '../steps/preview/preview-step.tsx'
import { RelatedStep } from '../steps/related-step.tsx'
import { SearchProgress } from './search-progress.tsx'
import { useFastSearch } from './use-fast-search.ts'
import './wizard-foot.css'
import './steps-bar.css'
import './wizard.css'

/** More are counted together: a line has no room for them. */
const MOST_CLASSES_NAMED = 6

/** Returns the text in the wizard's foot: counts of the choices, and on the last step the cost of a submit. */
const useSummary = (state: WizardState): string => {
  const { t } = useTranslation()
  const usage = useCall('readUsage', {}).data?.fast
  const { form, step, designates } = state
  if (step === 'names') {
    const count = filledRows(form.marknames).length
    return count === 0 ? '' : t('search.summary.names', { count })
  }
  if (step === 'classes' || step === 'related') {
    const { categories, groups } = form
    const parts = [
      ...(categories.length > 0 ? [t('search.summary.classes', { count: categories.length })] : []),
      ...(designates.groups && groups.length > 0 ? [t('search.summary.groups', { count: groups.length })] : []),
    ]
    return parts.join(t('search.summary.joint'))
  }
  if (step === 'goods') {
    const counts = basketClasses(basketInScope(state))
    if (counts.length === 0) return ''
    const total = counts.reduce((sum, { count }) => sum + count, 0)
    const classes =
      counts.length > MOST_CLASSES_NAMED
        ? t('search.summary.classes', { count: counts.length })
        : counts
            .map(({ number, count }) => t('search.summary.classItems', { number: twoDigits(number), count }))
            .join(t('search.summary.comma'))
    return [t('search.summary.items', { count: total }), classes].join(t('search.summary.joint'))
  }
  if (usage === undefined) return ''
  const { allowed, used } = usage
  return allowed === null
    ? t('search.summary.costOnly')
    : t('search.summary.cost', { left: Math.max(0, allowed - used - 1) })
}

interface WizardFootProps extends WizardProps {
  onSubmit: () => void
}

/** Shows the button back, a summary of the choices, and the button to the next step or, on the last one, to submit. */
const WizardFoot = ({ state, move, onSubmit }: WizardFootProps): JSX.Element => {
  const { t } = useTranslation()
  const summary = useSummary(state)
  return (
    <footer className="rj-wizard-foot">
      <Button text={t('search.foot.previous')} onClick={() => move({ type: 'previous' })} />
      <span className="rj-wizard-summary rj-ellipsis">{summary}</span>
      {isLastStep(state) ? (
        <Button intent="primary" text={t('search.foot.submit')} onClick={onSubmit} />
      ) : (
        <Button
          intent="primary"
          text={t('search.foot.next')}
          endIcon={<ArrowRightIcon />}
          onClick={() => move({ type: 'next' })}
        />
      )}
    </footer>
  )
}

interface StepsBarProps extends WizardProps {
  isLocked: boolean
}

/** Shows the steps of the mode. Finished steps lead back. */
const StepsBar = ({ state, move, isLocked }: StepsBarProps): JSX.Element => {
  const { t } = useTranslation()
  const current = stepIndex(state)
  return (
    <nav aria-label={t('search.steps.label')}>
      <ol className="rj-steps">
        {STEPS[state.mode].map((step, place) => (
          <li key={step}>
            {place < current ? (
              <DoneStep step={step} isLocked={isLocked} onOpen={() => move({ type: 'stepOpened', step })} />
            ) : (
              <span className="rj-steps-step" aria-current={place === current ? 'step' : undefined}>
                <span className="rj-steps-ring">{place + 1}</span>
                <span className="rj-steps-name">{t(`search.steps.${step}`)}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface DoneStepProps {
  step: NumberedStep
  isLocked: boolean
  onOpen: () => void
}

const DoneStep = ({ step, isLocked, onOpen }: DoneStepProps): JSX.Element => {
  const { t } = useTranslation()
  const name = t(`search.steps.${step}`)
  return (
    <button
      type="button"
      className="rj-steps-step"
      disabled={isLocked}
      aria-label={t('search.steps.done', { name })}
      onClick={onOpen}
    >
      <span className="rj-steps-ring">
        <TickIcon size={12} />
      </span>
      <span className="rj-steps-name">{name}</span>
    </button>
  )
}

/**
 * Loads the options as the choices change (docs/specification.md §4): groups of classes, parts of groups, related
 * groups.
 */
const useWizardSources = (state: WizardState, move: Dispatch<WizardMove>): void => {
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
  const marktypenum = [...new Set(sources.map(classOfGroup))]
  const related = useCall('readRelatedGroups', { body: { groups: sources, marktypenum } }, { enabled: isAsked }).data
  useEffect(() => {
    if (related) move({ type: 'relatedLoaded', related })
    else if (!isAsked) move({ type: 'relatedLoaded', related: [] })
  }, [related, isAsked, move])
}

interface Prefill {
  marknames: readonly string[]
  categories: readonly number[]
}

interface WizardPageProps {
  prefill: Prefill | null
  /** Called with a message for the user and the id of the search when the report is there. */
  onDone: (news: string, id: number) => void
  /** Opens the result of the search before; absent where there was none. */
  onOpenLatest?: () => void
}

const firstState = (prefill: Prefill | null): WizardState =>
  prefill === null ? (readKeptWizard() ?? FIRST_STATE) : wizardReducer(FIRST_STATE, { type: 'prefilled', ...prefill })

const STEP_VIEWS = {
  names: NamesStep,
  classes: ClassesStep,
  goods: GoodsStep,
  related: RelatedStep,
  preview: PreviewStep,
} as const

/** Leads from a name to a report, step by step. */
export const Wizard = ({ prefill, onDone, onOpenLatest }: WizardPageProps): JSX.Element => {
  const { t } = useTranslation()
  const [state, move] = useReducer(wizardReducer, prefill, firstState)
  useWizardSources(state, move)
  useKeptWizard(state)
  const search = useFastSearch(state, move, onDone)

  if (state.step === 'mode') return <ModeStep state={state} move={move} onOpenLatest={onOpenLatest} />
  const Step = STEP_VIEWS[state.step]
  return (
    <section className="rj-wizard" aria-label={t('search.title')}>
      <StepsBar state={state} move={move} isLocked={search.run !== null} />
      {search.run === null ? (
        <>
          <Step key={state.step} state={state} move={move} />
          <WizardFoot state={state} move={move} onSubmit={() => void search.submit()} />
        </>
      ) : (
        <SearchProgress run={search.run} hasMail={state.form.email.trim() !== ''} onCancel={search.cancel} />
      )}
      {search.notice !== null && (
        <NoticeDialog
          text={search.notice === 'invalidInput' ? t('search.invalid') : t(`errors.answer.${search.notice}`)}
          onClose={search.closeNotice}
        />
      )}
      {search.waiting !== null && (
        <NoticeDialog
          text={t(search.waiting.isBroken ? 'search.waiting.broken' : 'search.waiting.text', {
            name: search.waiting.name,
            size: search.waiting.size.toLocaleString('en'),
          })}
          closeText={t('search.waiting.stop')}
          other={
            search.waiting.size > 0
              ? { text: t('search.waiting.searchNow'), onClick: search.searchIncomplete }
              : undefined
          }
          onClose={search.stopWaiting}
        />
      )}
      {search.isRefused && <LimitDialog feature="fast" onClose={search.closeRefusal} />}
    </section>
  )
}
