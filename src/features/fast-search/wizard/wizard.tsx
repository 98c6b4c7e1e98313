import { type JSX, useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { NoticeDialog } from '../../../components/notice-dialog.tsx'
import { LimitDialog } from '../../quota/limit-dialog.tsx'
import { ClassesStep } from '../classes-step/classes-step.tsx'
import { GoodsStep } from '../goods-step/goods-step.tsx'
import { NamesStep } from '../names-step/names-step.tsx'
import { PreviewStep } from '../preview-step/preview-step.tsx'
import { SearchProgress } from '../progress/search-progress.tsx'
import { RelatedStep } from '../related-step/related-step.tsx'
import { readKeptWizard } from '../state/kept-wizard.ts'
import { wizardReducer } from '../state/wizard-reducer.ts'
import { FIRST_STATE, type WizardState } from '../state/wizard-state.ts'
import { ModeStep } from './mode-step.tsx'
import { StepsBar } from './steps-bar.tsx'
import { useFastSearch } from './use-fast-search.ts'
import { useKeptWizard } from './use-kept-wizard.ts'
import { useWizardSources } from './use-wizard-sources.ts'
import { WizardFoot } from './wizard-foot.tsx'
import './wizard.css'

interface Prefill {
  marknames: readonly string[]
  categories: readonly number[]
}

interface WizardProps {
  prefill: Prefill | null
  /** The report is there; gets what is to be said of it. */
  onDone: (news: string) => void
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

/** From a name to a report, step by step. */
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
      {search.isRefused && <LimitDialog feature="fast" onClose={search.closeRefusal} />}
    </section>
  )
}
