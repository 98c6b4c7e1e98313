import { Button, FormGroup, InputGroup } from '@blueprintjs/core'
import { type FormEvent, type JSX, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CLASS_COUNT } from '#contract/limits.ts'
import { ProblemText } from '../../components/problem-text.tsx'

interface ArchiveFormProps {
  onLook: (query: { regNo: string; intCls?: string }) => void
}

const isClass = (text: string): boolean => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= CLASS_COUNT

/** Asks for a mark's number and, if wanted, its class. */
export const ArchiveForm = ({ onLook }: ArchiveFormProps): JSX.Element => {
  const { t } = useTranslation()
  const id = useId()
  const [regNo, setRegNo] = useState('')
  const [intCls, setIntCls] = useState('')
  const [problem, setProblem] = useState<'regNo' | 'intCls' | null>(null)
  const regNoInput = useRef<HTMLInputElement>(null)
  const intClsInput = useRef<HTMLInputElement>(null)

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault()
    const [number, niceClass] = [regNo.trim(), intCls.trim()]
    if (number === '') {
      setProblem('regNo')
      regNoInput.current?.focus()
    } else if (niceClass !== '' && !isClass(niceClass)) {
      setProblem('intCls')
      intClsInput.current?.focus()
    } else {
      onLook({ regNo: number, ...(niceClass !== '' && { intCls: niceClass }) })
    }
  }

  return (
    <form className="rj-archive-form" onSubmit={handleSubmit} noValidate>
      <header>
        <h1 className="rj-page-title">{t('archive.title')}</h1>
        <p className="rj-archive-intro">{t('archive.intro')}</p>
      </header>
      <FormGroup
        label={t('archive.regNo')}
        labelFor={`${id}-number`}
        helperText={problem === 'regNo' && <ProblemText id={`${id}-helper`} text={t('archive.regNoRequired')} />}
      >
        <InputGroup
          id={`${id}-number`}
          inputRef={regNoInput}
          maxLength={40}
          placeholder={t('archive.regNoHint')}
          value={regNo}
          onValueChange={setRegNo}
          aria-required
          aria-invalid={problem === 'regNo'}
          aria-describedby={problem === 'regNo' ? `${id}-helper` : undefined}
        />
      </FormGroup>
      <FormGroup
        label={t('archive.intCls')}
        labelFor={`${id}-class`}
        helperText={problem === 'intCls' && <ProblemText id={`${id}-helper`} text={t('archive.intClsInvalid')} />}
      >
        <InputGroup
          id={`${id}-class`}
          inputRef={intClsInput}
          maxLength={2}
          inputMode="numeric"
          placeholder={t('archive.intClsHint')}
          value={intCls}
          onValueChange={setIntCls}
          aria-invalid={problem === 'intCls'}
          aria-describedby={problem === 'intCls' ? `${id}-helper` : undefined}
        />
      </FormGroup>
      <div>
        <Button type="submit" intent="primary" text={t('archive.look')} />
      </div>
    </form>
  )
}
