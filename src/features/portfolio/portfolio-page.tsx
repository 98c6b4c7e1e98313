import { Button, Tag } from '@blueprintjs/core'
import { GraphIcon, LockIcon, SearchIcon } from '@blueprintjs/icons'
import { type FormEvent, type JSX, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { EmptyState } from '../../components/empty-state.tsx'
import { useCall } from '../../lib/use-call.ts'
import { useLanguage } from '../../locales/language.ts'
import { Contents } from './bar/contents.tsx'
import { CreateDocument } from './bar/create-document.tsx'
import { Filters, NO_FILTERS } from './bar/filters.tsx'
import { MarksDrawer } from './marks/marks-drawer.tsx'
import { AgentsSection, FormsSection, StatusSection } from './parts/bar-parts.tsx'
import { CasesSection } from './parts/cases.tsx'
import { FamiliesSection } from './parts/families.tsx'
import { LayoutSection } from './parts/layout.tsx'
import { LimitsSection } from './parts/limits.tsx'
import {
  AddressesSection,
  AnnouncementsSection,
  FamousSection,
  FlowSection,
  ImagesSection,
  ThreeYearSection,
} from './parts/list-parts.tsx'
import { OthersSection } from './parts/others.tsx'
import { RatioSection } from './parts/ratio.tsx'
import { Summary } from './parts/summary.tsx'
import { TodoSection } from './parts/todo.tsx'
import { TrendSection } from './parts/trend.tsx'
import {
  hasFilters,
  type OpenedFigure,
  type PortfolioFilters,
  PortfolioProvider,
  portfolioParams,
  readFilters,
  usePortfolioView,
} from './portfolio-view.ts'
import { usePart } from './use-part.ts'
import { usePortfolioTexts } from './use-texts.ts'
import './portfolio.css'
import './portfolio-figures.css'
import { APPLICANT_NAMES, SuggestInput } from '../../components/suggest-input/suggest-input.tsx'

const KEY = 'rejoinder.portfolio.recent'
const MOST = 8

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(part => typeof part === 'string')

/** Returns the applicants last looked at in this browser, the latest first. */
const readRecentNames = (): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return isTexts(stored) ? stored.slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Remembers an applicant as the latest. */
const keepRecentName = (name: string): void => {
  const names = [name, ...readRecentNames().filter(known => known !== name)].slice(0, MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(names))
  } catch {
    // nothing to remember it in
  }
}

/** Names the register and its day. */
const RegisterNote = (): JSX.Element | null => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { count } = usePortfolioTexts()
  const { data } = usePart('readProposerNumbers')
  if (!data?.register || data.asOf === null) return null
  const { register, asOf } = data
  return (
    <div className="rj-portfolio-register">
      <span>
        {register.isSample ? (
          <Tag minimal className="rj-sample-tag" title={t('portfolio.sample')}>
            {register[language]}
          </Tag>
        ) : (
          register[language]
        )}
      </span>
      <span className="rj-hint">{t('portfolio.asOf', { asOf, size: count(register.size) })}</span>
    </div>
  )
}

const Parts = (): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { count } = usePortfolioTexts()
  const numbers = usePart('readProposerNumbers').data
  return (
    <>
      <Summary />
      <div className="rj-two">
        <TrendSection />
        <TodoSection />
      </div>
      <LimitsSection />
      <LayoutSection />
      <div className="rj-two">
        <FamiliesSection />
        <div>
          <StatusSection />
          <FormsSection />
        </div>
      </div>
      <div className="rj-two rj-even">
        <RatioSection />
        <CasesSection />
      </div>
      <div className="rj-two">
        <ThreeYearSection />
        <OthersSection />
      </div>
      <div className="rj-two">
        <AddressesSection />
        <AgentsSection />
      </div>
      <div className="rj-two rj-even">
        <FlowSection />
        <div>
          <AnnouncementsSection />
          <ImagesSection />
          <FamousSection />
        </div>
      </div>
      {numbers?.register && numbers.asOf !== null && (
        <p className="rj-portfolio-foot">
          {t('portfolio.foot', {
            register: numbers.register[language],
            size: count(numbers.register.size),
            asOf: numbers.asOf,
          })}
        </p>
      )}
    </>
  )
}

/** Shows the portfolio, or says why there is nothing to show. */
const Portfolio = ({ onClearFilters }: { onClearFilters: () => void }): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { name, filters } = usePortfolioView()
  const numbers = usePart('readProposerNumbers').data
  const total = numbers?.rows[0]?.total
  useEffect(() => {
    if (total !== undefined && total > 0) keepRecentName(name)
  }, [name, total])
  if (numbers && numbers.register === null)
    return (
      <EmptyState
        icon={<GraphIcon size={20} />}
        title={t('portfolio.noRegister.title')}
        text={t('portfolio.noRegister.text')}
      />
    )
  if (total === 0 && hasFilters(filters))
    return (
      <EmptyState
        icon={<GraphIcon size={20} />}
        title={t('portfolio.noMatch.title')}
        text={t('portfolio.noMatch.text')}
        action={<Button text={t('portfolio.noMatch.clear')} onClick={onClearFilters} />}
      />
    )
  if (total === 0 && numbers?.register)
    return (
      <EmptyState
        icon={<GraphIcon size={20} />}
        title={t('portfolio.nobody.title')}
        text={t('portfolio.nobody.text', {
          register: numbers.register[language],
          asOf: numbers.asOf ?? '',
          name,
        })}
      />
    )
  return (
    <div className="rj-portfolio-body">
      <Contents />
      <div className="rj-portfolio-parts">
        <Parts />
      </div>
    </div>
  )
}

const Start = (): JSX.Element => {
  const { t } = useTranslation()
  const recent = readRecentNames()
  return (
    <div className="rj-portfolio-start">
      <EmptyState icon={<GraphIcon size={20} />} title={t('portfolio.start')} text={t('portfolio.intro')} />
      {recent.length > 0 && (
        <section aria-labelledby="portfolio-recent">
          <h2 id="portfolio-recent">{t('portfolio.recent')}</h2>
          <ul>
            {recent.map(name => (
              <li key={name}>
                <Link to={`/portfolio?${portfolioParams(name, NO_FILTERS)}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const LONGEST_NAME = 200

const LONGEST = 200

/** Asks for an applicant, with suggestions. */
const ApplicantForm = ({ name, onLook }: { name: string; onLook: (name: string) => void }): JSX.Element => {
  const { t } = useTranslation()
  const [text, setText] = useState(name)
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() !== '') onLook(text.trim())
  }
  return (
    <form className="rj-applicant" onSubmit={handleSubmit}>
      <SuggestInput
        leftElement={<SearchIcon className="rj-applicant-icon" />}
        aria-label={t('portfolio.applicant')}
        placeholder={t('portfolio.placeholder')}
        maxLength={LONGEST}
        {...APPLICANT_NAMES}
        value={text}
        onChange={setText}
        onTake={onLook}
      />
      <Button type="submit" text={t('portfolio.look')} />
    </form>
  )
}

/** The page `/portfolio?name=…`: one applicant's marks at a glance (docs/proposer-map.md). */
export const PortfolioPage = (): JSX.Element => {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const whitelist = useCall('readWhitelist', { query: {} })
  const name = (params.get('name') ?? '').trim().slice(0, LONGEST_NAME)
  const search = params.toString()
  const filters = useMemo(() => readFilters(new URLSearchParams(search)), [search])
  const [opened, setOpened] = useState<OpenedFigure | null>(null)
  const view = useMemo(() => ({ name, filters, open: setOpened }), [name, filters])
  const show = (applicant: string, changed: PortfolioFilters): void => setParams(portfolioParams(applicant, changed))
  const title = name === '' ? t('portfolio.title') : `${name} · ${t('portfolio.title')}`
  if (whitelist.data?.allowed.length === 0)
    return (
      <div className="rj-portfolio">
        <title>{`${t('portfolio.title')} · Rejoinder`}</title>
        <h1 className="rj-sr">{t('portfolio.title')}</h1>
        <EmptyState
          icon={<LockIcon size={20} />}
          title={t('portfolio.noRight.title')}
          text={t('portfolio.noRight.text')}
        />
      </div>
    )
  return (
    <PortfolioProvider value={view}>
      <div className="rj-portfolio">
        <title>{`${title} · Rejoinder`}</title>
        <h1 className="rj-sr">{title}</h1>
        <div className="rj-portfolio-bar">
          <ApplicantForm key={name} name={name} onLook={applicant => show(applicant, NO_FILTERS)} />
          {name !== '' && (
            <>
              <RegisterNote />
              <span className="rj-gap" />
              <Filters filters={filters} onChange={changed => show(name, changed)} />
              <CreateDocument />
            </>
          )}
        </div>
        {name === '' ? <Start /> : <Portfolio key={name} onClearFilters={() => show(name, NO_FILTERS)} />}
      </div>
      <MarksDrawer name={name} filters={filters} opened={opened} onClose={() => setOpened(null)} />
    </PortfolioProvider>
  )
}
