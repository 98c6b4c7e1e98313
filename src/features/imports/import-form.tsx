import { Button, FormGroup, HTMLSelect, InputGroup, Radio, RadioGroup } from '@blueprintjs/core'
import { CrossIcon, EyeOpenIcon, PlayIcon } from '@blueprintjs/icons'
import { type FormEvent, type JSX, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RegisterItem } from '#contract/imports.ts'
import { IMPORT_SUBJECTS, type ImportSubject } from '#contract/vocabulary.ts'
import { inPackageOrder } from '#domain/register/source-packages.ts'
import { ProblemText } from '../../components/field-notes.tsx'
import { DropZone, useFileDrop } from '../../components/file-drop.tsx'
import { DayInput } from '../../components/service/day-input.tsx'
import { type TypedDay, typedOf } from '../../components/service/required-day.tsx'
import { formatFileSize } from '../../locales/formats.ts'
import { useLanguage } from '../../locales/language.ts'

/** The values of the import form. Those of the other subject are kept while the subject changes. */
export interface ImportFormState {
  subject: ImportSubject
  files: readonly File[]
  edition: string
  asOf: TypedDay
  /** The register that the files go into; null for a new one of this name, undefined for the only one. */
  register: number | null | undefined
  name: string
}

type ImportProblem = 'file' | 'edition' | 'asOf' | 'name'

/** The choice of a new register, beside the ids of those that stand. */
const NEW = 'new'

export const FIRST_FORM: ImportFormState = {
  subject: 'register',
  files: [],
  edition: 'NCL13-2026',
  asOf: typedOf(null),
  register: undefined,
  name: '',
}

/** XML and packages of the open data carry their own day, a table does not. */
const saysItsDay = (file: File): boolean => /\.(?:xml|zip)$/i.test(file.name)

/** Returns the problem that keeps the form from being sent. */
const problemOf = ({ subject, files, edition, asOf, register, name }: ImportFormState): ImportProblem | null => {
  if (files.length === 0) return 'file'
  if (subject === 'classification') return edition.trim() === '' ? 'edition' : null
  if (asOf.day === null && (asOf.dayText.trim() !== '' || !files.every(saysItsDay))) return 'asOf'
  return register === null && name.trim() === '' ? 'name' : null
}

interface ImportFormProps {
  form: ImportFormState
  /** The registers that files can go into. */
  registers: readonly Pick<RegisterItem, 'id' | 'name'>[]
  /** Whether the first rows are being read. */
  isBusy: boolean
  onChange: (form: ImportFormState) => void
  onPreview: () => void
  /** Goes on with the files of an import that was stopped; null where there are none. */
  onGoOn: (() => void) | null
}

/** Asks for files, their subject and their date or edition. */
export const ImportForm = ({ form, registers, isBusy, onChange, onPreview, onGoOn }: ImportFormProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const id = useId()
  const isNew = registers.length === 0 || form.register === null
  const [problem, setProblem] = useState<ImportProblem | null>(null)
  const dayInput = useRef<HTMLInputElement>(null)
  const change = (part: Partial<ImportFormState>): void => onChange({ ...form, ...part })

  /** Files are listed in the order in which they are applied; one of the same name takes the place of the one before. */
  const addFiles = (files: readonly File[]): void => {
    const names = new Set(files.map(({ name }) => name))
    const others = form.files.filter(({ name }) => !names.has(name))
    change({ files: inPackageOrder([...others, ...files], ({ name }) => name) })
  }
  const { isDragging, dropProps } = useFileDrop(addFiles, isBusy)

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault()
    const found = problemOf(form)
    setProblem(found)
    if (found === null) onPreview()
    else document.getElementById(`${id}-${found}`)?.focus()
  }

  const helper = (field: ImportProblem): JSX.Element | false =>
    problem === field && <ProblemText id={`${id}-${field}-helper`} text={t(`imports.problem.${field}`)} />
  const described = (field: ImportProblem) => ({
    id: `${id}-${field}`,
    'aria-invalid': problem === field,
    'aria-describedby': problem === field ? `${id}-${field}-helper` : undefined,
  })

  return (
    <form className="rj-import-form" onSubmit={handleSubmit} noValidate>
      <RadioGroup
        label={t('imports.subject')}
        selectedValue={form.subject}
        inline
        onChange={({ currentTarget: { value } }) =>
          change({ subject: IMPORT_SUBJECTS.find(subject => subject === value) ?? form.subject })
        }
      >
        {IMPORT_SUBJECTS.toReversed().map(subject => (
          <Radio key={subject} value={subject} label={t(`imports.subjects.${subject}`)} />
        ))}
      </RadioGroup>
      <FormGroup className="rj-import-files" label={t('imports.file')} helperText={helper('file')}>
        <div {...dropProps}>
          <DropZone
            isInvalid={problem === 'file'}
            isDragging={isDragging}
            accept=".csv,.tsv,.txt,.xls,.xlsx,.xml,.zip"
            hint={t(`imports.hint.${form.subject}`)}
            inputProps={{ ...described('file'), 'aria-label': t('imports.file') }}
            onChoose={addFiles}
          />
        </div>
        {form.files.length > 0 && (
          <ul className="rj-import-chosen" aria-label={t('imports.chosen', { count: form.files.length })}>
            {form.files.map(file => (
              <li key={file.name}>
                <span className="rj-ellipsis" title={file.name}>
                  {file.name}
                </span>
                <span className="rj-hint">{formatFileSize(file.size)}</span>
                <Button
                  variant="minimal"
                  size="small"
                  icon={<CrossIcon />}
                  aria-label={t('imports.takeOff', { file: file.name })}
                  onClick={() => change({ files: form.files.filter(other => other !== file) })}
                />
              </li>
            ))}
          </ul>
        )}
      </FormGroup>
      {form.subject === 'classification' ? (
        <FormGroup label={t('imports.edition')} labelFor={`${id}-edition`} helperText={helper('edition')}>
          <InputGroup
            {...described('edition')}
            maxLength={40}
            value={form.edition}
            onValueChange={edition => change({ edition })}
          />
        </FormGroup>
      ) : (
        <div className="rj-import-pair">
          <FormGroup label={t('imports.asOf')} labelFor={`${id}-asOf`} helperText={helper('asOf')}>
            <DayInput
              id={`${id}-asOf`}
              helperId={`${id}-asOf-helper`}
              placeholder="YYYY-MM-DD"
              {...form.asOf}
              note={t('imports.asOfNote')}
              isOptional
              isInvalid={problem === 'asOf'}
              isLocked={isBusy}
              inputRef={dayInput}
              onChange={asOf => change({ asOf })}
            />
          </FormGroup>
          {registers.length > 0 && (
            <FormGroup label={t('imports.into')} labelFor={`${id}-register`}>
              <HTMLSelect
                id={`${id}-register`}
                fill
                value={form.register === null ? NEW : (form.register ?? registers[0]?.id ?? NEW)}
                onChange={({ currentTarget: { value } }) => change({ register: value === NEW ? null : Number(value) })}
              >
                {registers.map(register => (
                  <option key={register.id} value={register.id}>
                    {register.name[language]}
                  </option>
                ))}
                <option value={NEW}>{t('imports.newRegister')}</option>
              </HTMLSelect>
            </FormGroup>
          )}
          {isNew && (
            <FormGroup label={t('imports.name')} labelFor={`${id}-name`} helperText={helper('name')}>
              <InputGroup
                {...described('name')}
                maxLength={100}
                placeholder={registers.length === 0 ? t('imports.namePlaceholder') : undefined}
                value={form.name}
                onValueChange={name => change({ name })}
              />
            </FormGroup>
          )}
        </div>
      )}
      <div className="rj-import-actions">
        {onGoOn && <Button intent="primary" icon={<PlayIcon />} text={t('imports.goOn')} onClick={onGoOn} />}
        <Button
          type="submit"
          intent={onGoOn ? 'none' : 'primary'}
          loading={isBusy}
          icon={<EyeOpenIcon />}
          text={t('imports.start')}
        />
      </div>
    </form>
  )
}
