import { Button, FileInput, FormGroup, InputGroup, Radio, RadioGroup } from '@blueprintjs/core'
import { ImportIcon } from '@blueprintjs/icons'
import { type FormEvent, type JSX, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IMPORT_SUBJECTS, type ImportSubject } from '#contract/vocabulary.ts'
import { ProblemText } from '../../components/field-notes.tsx'

/** The values of the import form. Those of the other subject are kept while the subject changes. */
export interface ImportFormState {
  subject: ImportSubject
  file: File | null
  edition: string
  asOf: string
  name: string
}

type ImportProblem = 'file' | 'edition' | 'asOf'

const FIRST_FORM: ImportFormState = {
  subject: 'register',
  file: null,
  edition: 'NCL13-2026',
  asOf: '',
  name: '',
}

const isXml = (file: File): boolean => /\.xml$/i.test(file.name)

/** Returns the problem that keeps the form from being sent. XML carries its own date, a table does not. */
const problemOf = ({ subject, file, edition, asOf }: ImportFormState): ImportProblem | null => {
  if (file === null) return 'file'
  if (subject === 'classification') return edition.trim() === '' ? 'edition' : null
  return asOf === '' && !isXml(file) ? 'asOf' : null
}

interface ImportFormProps {
  onImport: (form: ImportFormState) => void
}

/** Asks for a file, its subject and its date or edition. */
export const ImportForm = ({ onImport }: ImportFormProps): JSX.Element => {
  const { t } = useTranslation()
  const id = useId()
  const [form, setForm] = useState(FIRST_FORM)
  const [problem, setProblem] = useState<ImportProblem | null>(null)
  const change = (part: Partial<ImportFormState>): void => setForm(before => ({ ...before, ...part }))

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault()
    const found = problemOf(form)
    setProblem(found)
    if (found === null) onImport(form)
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
      <FormGroup label={t('imports.file')} labelFor={`${id}-file`} helperText={helper('file')}>
        <FileInput
          fill
          text={form.file?.name ?? t('imports.noFile')}
          buttonText={t('imports.browse')}
          hasSelection={form.file !== null}
          inputProps={{ ...described('file'), accept: '.csv,.xlsx,.xml' }}
          onInputChange={({ currentTarget }) => {
            if (currentTarget instanceof HTMLInputElement) change({ file: currentTarget.files?.[0] ?? null })
          }}
        />
      </FormGroup>
      <p className="rj-import-hint">{t(`imports.hint.${form.subject}`)}</p>
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
            <InputGroup {...described('asOf')} type="date" value={form.asOf} onValueChange={asOf => change({ asOf })} />
          </FormGroup>
          <FormGroup label={t('imports.name')} labelFor={`${id}-name`}>
            <InputGroup
              id={`${id}-name`}
              maxLength={100}
              placeholder={t('imports.namePlaceholder')}
              value={form.name}
              onValueChange={name => change({ name })}
            />
          </FormGroup>
        </div>
      )}
      <div>
        <Button type="submit" intent="primary" icon={<ImportIcon />} text={t('imports.start')} />
      </div>
    </form>
  )
}
