import { type FormEvent, type JSX, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { ArchiveRecordView } from './archive-record-view.tsx'
import './archive-page.css'
import { Button, FormGroup, HTMLTable, InputGroup, SegmentedControl } from '@blueprintjs/core'
import { SearchIcon } from '@blueprintjs/icons'
import { CLASS_COUNT, FIRST_PAGE } from '#contract/limits.ts'
import { EmptyState, FailedLoad } from '../../components/empty-state.tsx'
import { ProblemText } from '../../components/field-notes.tsx'
import { Pager } from '../../components/pager.tsx'
import { APPLICANT_NAMES, SuggestInput } from '../../components/suggest-input/suggest-input.tsx'
import { archiveAddress } from '../../lib/archive-address.ts'
import { useCall } from '../../lib/use-call.ts'
import { RegisterTag, StatusTag, UnsearchedNote } from './mark-tags.tsx'

/** The ways to look up a mark; `number` leads straight to a record. */
const LOOKUPS = ['number', 'similar', 'owner', 'agent'] as const
type Lookup = (typeof LOOKUPS)[number]

/** A search of the archive as the address holds it, so that reload and back restore it. */
interface ArchiveQuery {
  by: Lookup
  text: string
  intCls: string
  pageNum: number
}

const isLookup = (text: string | null): text is Lookup => LOOKUPS.some(lookup => lookup === text)

const readArchiveQuery = (params: URLSearchParams): ArchiveQuery => {
  const by = params.get('by')
  const page = Number(params.get('page'))
  return {
    by: isLookup(by) ? by : 'number',
    text: params.get('text') ?? '',
    intCls: params.get('cls') ?? '',
    pageNum: Number.isSafeInteger(page) && page >= FIRST_PAGE ? page : FIRST_PAGE,
  }
}

/** Returns the address parameters of a search, or of the record that a number leads to. */
const archiveParams = ({ by, text, intCls, pageNum }: ArchiveQuery): Record<string, string> => {
  if (by === 'number') return { regNo: text, ...(intCls !== '' && { intCls }) }
  return { by, text, ...(intCls !== '' && { cls: intCls }), ...(pageNum > FIRST_PAGE && { page: String(pageNum) }) }
}

const isClass = (text: string): boolean => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= CLASS_COUNT

interface FoundMarksProps {
  query: ArchiveQuery
  onGoTo: (pageNum: number) => void
}

/** Lists the marks that a search found, with owner and status. Each leads to its record. */
const FoundMarks = ({ query, onGoTo }: FoundMarksProps): JSX.Element | null => {
  const { t } = useTranslation()
  const { by, text, intCls, pageNum } = query
  const body = {
    mode: by,
    text,
    pageNum,
    pageSize: 20,
    ...(isClass(intCls) && { classes: [Number(intCls)] }),
  }
  const answer = useCall('searchMarks', { body }, { keepsPrevious: true })
  const found = answer.data
  if (answer.isError && !answer.isFetching) return <FailedLoad of={answer} />
  if (!found) return null
  const { register, list, total, isCut, unsearchedClasses } = found
  if (list.length === 0)
    return (
      <>
        <UnsearchedNote classes={unsearchedClasses} />
        <EmptyState
          icon={<SearchIcon size={20} />}
          title={t(register ? 'archive.nothingFound' : 'archive.noRegister')}
          text={t(register ? 'archive.nothingFoundText' : 'archive.noRegisterText')}
        />
      </>
    )
  return (
    <section className="rj-found-marks" aria-label={t('archive.found')}>
      {register && (
        <p className="rj-archive-intro">
          <RegisterTag name={register.name} date={register.asOf} size={register.size} isSample={register.isSample} />
        </p>
      )}
      <UnsearchedNote classes={unsearchedClasses} />
      {isCut && (
        <p className="rj-archive-unsearched" role="status">
          {t('archive.cut')}
        </p>
      )}
      <div className="rj-found-scroll">
        <HTMLTable compact>
          <thead>
            <tr>
              <th>{t('archive.columns.mark')}</th>
              <th>{t('archive.columns.number')}</th>
              <th>{t('archive.columns.class')}</th>
              <th>{t('archive.columns.owner')}</th>
              <th>{t('archive.columns.agent')}</th>
              <th>{t('archive.columns.filed')}</th>
              <th>{t('archive.columns.status')}</th>
            </tr>
          </thead>
          <tbody>
            {list.map(mark => (
              <tr key={mark.id}>
                <td className="rj-found-name">
                  <Link to={archiveAddress(mark)}>{mark.name === '' ? t('archive.device') : mark.name}</Link>
                </td>
                <td>{mark.regNo}</td>
                <td>{mark.class}</td>
                <td>{mark.owner}</td>
                <td>{mark.agent}</td>
                <td>{mark.applicationDate}</td>
                <td>
                  <StatusTag status={mark.status} life={mark.life} />
                </td>
              </tr>
            ))}
          </tbody>
        </HTMLTable>
      </div>
      <Pager pageNum={pageNum} total={total} onGoTo={onGoTo} />
    </section>
  )
}

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
const ArchiveSearch = (): JSX.Element => {
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

/** Shows one trademark's record and its prosecution history; without a number in the address, the search for one. */
export const ArchivePage = (): JSX.Element => {
  const { t } = useTranslation()
  const [searchParams] = useSearchParams()
  const regNo = searchParams.get('regNo')?.trim() ?? ''
  const intCls = searchParams.get('intCls')?.trim() ?? ''
  const register = searchParams.get('register')?.trim() ?? ''
  return (
    <>
      <title>{`${t('archive.title')} · Rejoinder`}</title>
      {regNo === '' ? (
        <ArchiveSearch />
      ) : (
        <ArchiveRecordView
          key={`${regNo} ${intCls} ${register}`}
          regNo={regNo}
          intCls={intCls}
          register={register}
          showsFlow={searchParams.get('gotoflow') === '1'}
        />
      )}
    </>
  )
}
