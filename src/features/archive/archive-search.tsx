import { Button, FormGroup, InputGroup, SegmentedControl } from '@blueprintjs/core'
import { SearchIcon } from '@blueprintjs/icons'
import { type FormEvent, type JSX, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { FIRST_PAGE } from '#contract/limits.ts'
import { ProblemText } from '../../components/field-notes.tsx'
import { APPLICANT_NAMES, SuggestInput } from '../../components/suggest-input/suggest-input.tsx'
import { type ArchiveQuery, archiveParams, isClass, LOOKUPS, type Lookup, readArchiveQuery } from './archive-query.ts'
import { FoundMarks } from './found-marks.tsx'

interface ArchiveFormProps {
  initial: ArchiveQuery
  onSearch: (query: ArchiveQuery) => void
}

const LONGEST = 200

/** Asks for a number, a similar name, an owner or an agent to look marks up by. */
const ArchiveForm = ({ initial, onSearch }: ArchiveFormProps): JSX.Element => {
  const { t } = useTranslation()
  const id = useId()
  const [by, setBy] = useState(initial.by)
  const [text, setText] = useState(initial.text)
  const [intCls, setIntCls] = useState(initial.intCls)
  const [problem, setProblem] = useState<'text' | 'intCls' | null>(null)
  const textInput = useRef<HTMLInputElement>(null)
  const intClsInput = useRef<HTMLInputElement>(null)

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault()
    const query = { by, text: text.trim(), intCls: intCls.trim(), pageNum: FIRST_PAGE }
    if (query.text === '') {
      setProblem('text')
      textInput.current?.focus()
    } else if (query.intCls !== '' && !isClass(query.intCls)) {
      setProblem('intCls')
      intClsInput.current?.focus()
    } else {
      setProblem(null)
      onSearch(query)
    }
  }

  return (
    <form className="rj-archive-form" onSubmit={handleSubmit} noValidate>
      <header>
        <h1 className="rj-page-title">{t('archive.title')}</h1>
        <p className="rj-archive-intro">{t('archive.intro')}</p>
      </header>
      <SegmentedControl
        aria-label={t('archive.by')}
        options={LOOKUPS.map(lookup => ({ value: lookup, label: t(`archive.lookups.${lookup}`) }))}
        value={by}
        onValueChange={chosen => setBy(LOOKUPS.find(lookup => lookup === chosen) ?? ('number' satisfies Lookup))}
      />
      <div className="rj-archive-fields">
        <FormGroup
          label={t(`archive.texts.${by}`)}
          labelFor={`${id}-text`}
          helperText={problem === 'text' && <ProblemText id={`${id}-helper`} text={t(`archive.required.${by}`)} />}
        >
          <SuggestInput
            id={`${id}-text`}
            inputRef={textInput}
            maxLength={by === 'number' ? 40 : LONGEST}
            {...APPLICANT_NAMES}
            isSuggesting={by === 'owner'}
            value={text}
            onChange={setText}
            {...(by === 'number' && { placeholder: t('archive.regNoHint') })}
            aria-required
            aria-invalid={problem === 'text'}
            aria-describedby={problem === 'text' ? `${id}-helper` : undefined}
          />
        </FormGroup>
        <FormGroup
          label={t('archive.intCls')}
          labelFor={`${id}-class`}
          helperText={
            problem === 'intCls' && <ProblemText id={`${id}-class-helper`} text={t('archive.intClsInvalid')} />
          }
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
            aria-describedby={problem === 'intCls' ? `${id}-class-helper` : undefined}
          />
        </FormGroup>
        <Button
          type="submit"
          intent="primary"
          icon={<SearchIcon />}
          text={t(by === 'number' ? 'archive.look' : 'archive.search')}
        />
      </div>
    </form>
  )
}

/** Shows the search form and, below it, its result. */
export const ArchiveSearch = (): JSX.Element => {
  const [searchParams, setSearchParams] = useSearchParams()
  const query = readArchiveQuery(searchParams)
  const isAsked = query.by !== 'number' && query.text !== ''
  return (
    <div className={isAsked ? 'rj-archive-search' : 'rj-archive-search rj-is-unasked'}>
      <ArchiveForm
        key={searchParams.toString()}
        initial={query}
        onSearch={asked => setSearchParams(archiveParams(asked))}
      />
      {isAsked && (
        <FoundMarks query={query} onGoTo={pageNum => setSearchParams(archiveParams({ ...query, pageNum }))} />
      )}
    </div>
  )
}
