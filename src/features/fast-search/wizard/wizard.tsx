import { type Dispatch, type JSX, useEffect, useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { NoticeDialog } from '../../../components/notice-dialog.tsx'
import { useCall } from '../../../lib/use-call.ts'
import { LimitDialog } from '../../quota/quota.tsx'
import { classOfGroup } from '../state/group-place.ts'
import { readKeptWizard, useKeptWizard } from '../state/kept-wizard.ts'
import { relatedSources } from '../state/search-scope.ts'
import { type WizardMove, wizardReducer } from '../state/wizard-reducer.ts'
import { FIRST_STATE, type WizardState } from '../state/wizard-state.ts'
import { ClassesStep } from '../steps/classes/classes-step.tsx'
import { GoodsStep } from '../steps/goods/goods-step.tsx'
import { ModeStep } from '../steps/mode-step.tsx'
import { NamesStep } from '../steps/names/names-step.tsx'
import { PreviewStep } from '../steps/preview/preview-step.tsx'
import { RelatedStep } from '../steps/related-step.tsx'
import { SearchProgress } from './search-progress.tsx'
import { StepsBar } from './steps-bar.tsx'
import { useFastSearch } from './use-fast-search.ts'
import { WizardFoot } from './wizard-foot.tsx'
import './wizard.css'

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

interface WizardProps {
  prefill: Prefill | null
  /** Called with a message for the user and the id of the search when the report is there. */
  onDone: (news: string, id: number) => void
}

const firstState = (prefill: Prefill | null): WizardState =>
  prefill === null ? (readKeptWizard() ?? FIRST_STATE) : wizardReducer(FIRST_STATE, { type: 'prefilled', ...prefill })

const STEPS = {
  names: NamesStep,
  classes: ClassesStep,
  goods: GoodsStep,
  related: RelatedStep,
  preview: PreviewStep,
} as const

/** Leads from a name to a report, step by step. */
export const Wizard = ({ prefill, onDone }: WizardProps): JSX.Element => {
  const { t } = useTranslation()
  const [state, move] = useReducer(wizardReducer, prefill, firstState)
  useWizardSources(state, move)
  useKeptWizard(state)
  const search = useFastSearch(state, move, onDone)

  if (state.step === 'mode') return <ModeStep state={state} move={move} />
  const Step = STEPS[state.step]
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
          text={t('search.waiting.text', {
            count: search.waiting.size,
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
