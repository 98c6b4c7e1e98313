import { Button, FormGroup, Radio, RadioGroup } from '@blueprintjs/core'
import { CrossIcon, MediaIcon } from '@blueprintjs/icons'
import { type ChangeEvent, type JSX, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IMAGE_EXTENSIONS, MAX_MARK_NAMES } from '#contract/limits.ts'
import { ProblemText, RequiredMark } from '../../../../components/field-notes.tsx'
import { InputList } from '../../../../components/input-list/input-list.tsx'
import { SuggestInput, suggestApplicants } from '../../../../components/suggest-input/suggest-input.tsx'
import type { WizardProps } from '../../state/wizard-reducer.ts'
import type { MarkImage } from '../../state/wizard-state.ts'
import { StepHeading } from '../step-heading.tsx'
import { AddressPicker, useAddresses } from './address-picker.tsx'
import './image-field.css'
import './names-step.css'

/** Returns whether a file's name ends in jpg or png, in upper or lower case (docs/specification.md §5). */
const isImageName = (name: string): boolean => {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return name.includes('.') && IMAGE_EXTENSIONS.some(known => known === extension)
}

/** Returns a file as a base64 `data:` address. Rejects when it cannot be read. */
const readBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

interface ImageFieldProps {
  image: MarkImage | null
  onChange: (image: MarkImage | null) => void
}

/** Asks for a picture of the mark, jpg or png. It is only shown and does not leave the page. */
const ImageField = ({ image, onChange }: ImageFieldProps): JSX.Element => {
  const { t } = useTranslation()
  const id = useId()
  const [problem, setProblem] = useState<'imageWrong' | 'imageUnreadable' | null>(null)

  const handleChange = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0]
    // Without this, choosing the same file again would raise no event.
    target.value = ''
    if (file === undefined) return
    if (!isImageName(file.name)) return setProblem('imageWrong')
    try {
      const base64 = await readBase64(file)
      setProblem(null)
      onChange({ name: file.name, base64 })
    } catch {
      setProblem('imageUnreadable')
    }
  }

  return (
    <FormGroup
      label={t('search.names.image')}
      labelFor={id}
      helperText={
        <span id={`${id}-helper`}>
          {problem === null ? t('search.names.imageHint') : <ProblemText text={t(`search.names.${problem}`)} />}
        </span>
      }
    >
      <div className="rj-image">
        {image && (
          <>
            <img
              className="rj-image-picture"
              src={image.base64}
              alt={t('search.names.imageAlt', { name: image.name })}
              onError={() => {
                onChange(null)
                setProblem('imageUnreadable')
              }}
            />
            <span className="rj-image-name rj-ellipsis" title={image.name}>
              {image.name}
            </span>
          </>
        )}
        <label className="rj-image-choose">
          <input
            id={id}
            className="rj-sr"
            type="file"
            accept=".jpg,.png,image/jpeg,image/png"
            aria-invalid={problem !== null}
            aria-describedby={`${id}-helper`}
            onChange={event => void handleChange(event)}
          />
          <MediaIcon />
          <span>{t('search.names.imageChoose')}</span>
        </label>
        {image && (
          <Button
            variant="minimal"
            icon={<CrossIcon />}
            aria-label={t('search.names.imageClear', { name: image.name })}
            onClick={() => onChange(null)}
          />
        )}
      </div>
    </FormGroup>
  )
}

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
