import { FormGroup, Radio, RadioGroup } from '@blueprintjs/core'
import { type JSX, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_MARK_NAMES } from '#contract/limits.ts'
import { RequiredMark } from '../../../../components/field-notes.tsx'
import { InputList } from '../../../../components/input-list/input-list.tsx'
import { SuggestInput, suggestApplicants } from '../../../../components/suggest-input/suggest-input.tsx'
import type { WizardProps } from '../../state/wizard-reducer.ts'
import { StepHeading } from '../step-heading.tsx'
import { AddressPicker, useAddresses } from './address-picker.tsx'
import { ImageField } from './image-field.tsx'
import './names-step.css'

const COMPANY = 0
const INDIVIDUAL = 1
const MAX_LENGTH = 200

/** Asks which names are searched, and for which applicant. */
export const NamesStep = ({ state, move }: WizardProps): JSX.Element => {
  const { t } = useTranslation()
  const id = useId()
  const firstName = useRef<HTMLInputElement>(null)
  const loadAddresses = useAddresses(state.form.subject, move)
  const { form, problem } = state

  useEffect(() => {
    if (problem !== null) firstName.current?.focus()
  }, [problem])

  return (
    <div className="rj-wizard-step rj-wizard-page rj-names">
      <StepHeading text={t('search.names.heading')} />
      <InputList
        label={t('search.names.marks')}
        rows={form.marknames}
        limit={MAX_MARK_NAMES}
        addText={t('search.names.addMark')}
        placeholder={t('search.names.markHint')}
        maxLength={MAX_LENGTH}
        isRequired
        problem={problem === null ? undefined : t(`search.problem.${problem}`)}
        targetRef={firstName}
        onChange={marknames => move({ type: 'namesChanged', marknames })}
      />
      <RadioGroup
        label={
          <>
            {t('search.names.type')}
            <RequiredMark />
          </>
        }
        selectedValue={form.type}
        aria-required
        onChange={({ currentTarget }) =>
          move({
            type: 'applicantChanged',
            applicant: Number(currentTarget.value) === INDIVIDUAL ? INDIVIDUAL : COMPANY,
          })
        }
      >
        <Radio value={COMPANY} label={t('search.names.company')} />
        <Radio value={INDIVIDUAL} label={t('search.names.individual')} />
      </RadioGroup>
      <FormGroup
        label={t('search.names.subject')}
        labelFor={`${id}-subject`}
        helperText={<span id={`${id}-subject-hint`}>{t('search.names.subjectHint')}</span>}
      >
        <SuggestInput
          id={`${id}-subject`}
          aria-describedby={`${id}-subject-hint`}
          value={form.subject}
          maxLength={MAX_LENGTH}
          load={suggestApplicants}
          isSuggesting={false}
          onChange={subject => move({ type: 'subjectChanged', subject })}
          onBlur={loadAddresses}
        />
      </FormGroup>
      <InputList
        label={t('search.names.formerNames')}
        hint={t('search.names.formerNamesHint')}
        rows={form.formerNames}
        addText={t('search.names.addFormerName')}
        placeholder={t('search.names.formerNameHint')}
        maxLength={MAX_LENGTH}
        onChange={formerNames => move({ type: 'formerNamesChanged', formerNames })}
      />
      <AddressPicker
        chosen={form.address}
        offered={state.options.addresses}
        isDisabled={form.type === INDIVIDUAL}
        move={move}
      />
      <ImageField image={form.image} onChange={image => move({ type: 'imageChanged', image })} />
    </div>
  )
}
