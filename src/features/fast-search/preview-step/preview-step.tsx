import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { filledRows } from '../../../components/input-list/filled-rows.ts'
import { relatedInScope } from '../state/search-scope.ts'
import type { WizardProps } from '../state/wizard-props.ts'
import type { WizardProblem } from '../state/wizard-state.ts'
import type { NumberedStep } from '../state/wizard-steps.ts'
import { StepHeading } from '../wizard/step-heading.tsx'
import { useBasisTexts } from '../wizard/use-basis-texts.ts'
import { EmailField } from './email-field.tsx'
import { GoodsPreview } from './goods-preview.tsx'
import { PreviewRow } from './preview-row.tsx'
import { ScopePreview } from './scope-preview.tsx'
import './preview-step.css'

const YES = 1
const COMPANY = 0

/** Everything that is about to be searched, each line with the way to change it. */
export const PreviewStep = ({ state, move }: WizardProps): JSX.Element => {
  const { t } = useTranslation()
  const { register } = useBasisTexts()
  const { form, mode, problem } = state
  const open = (step: NumberedStep) => () => move({ type: 'stepOpened', step })
  const problemOf = (...own: readonly WizardProblem[]): string | null =>
    problem !== null && own.includes(problem) ? t(`search.problem.${problem}`) : null
  const list = t('search.summary.list')
  const related = relatedInScope(state)
  const address = form.type === COMPANY ? form.address : []
  const empty = <span className="rj-hint">{t('search.preview.empty')}</span>
  return (
    <div className="rj-wizard-step rj-wizard-page rj-preview">
      <StepHeading text={t('search.preview.heading')} />
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
        <PreviewRow label={t('search.preview.register')}>{register}</PreviewRow>
      </dl>
      <p className="rj-preview-note rj-hint">{t('search.preview.note')}</p>
      <EmailField
        email={form.email}
        isWrong={problem === 'emailWrong'}
        onChange={email => move({ type: 'emailChanged', email })}
      />
    </div>
  )
}
