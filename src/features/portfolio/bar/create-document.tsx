import { Button, Checkbox, PopoverNext, Radio, RadioGroup } from '@blueprintjs/core'
import { CaretDownIcon, DocumentIcon } from '@blueprintjs/icons'
import { type FormEvent, type JSX, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PORTFOLIO_PARTS, type PortfolioPart } from '#contract/proposer-map/proposer-vocabulary.ts'
import { ApiError, callApi } from '../../../lib/http.ts'
import { openFileTarget } from '../../../lib/open-file-target.ts'
import { useLanguage } from '../../../locales/language.ts'
import { filterParams, usePortfolioView } from '../portfolio-view.ts'

/** Parts that no register has so far. */
const UNTOLD: ReadonlySet<PortfolioPart> = new Set(['images'])
const FIRST_CHOICE = PORTFOLIO_PARTS.filter(part => !UNTOLD.has(part))

const DocumentForm = ({ onDone }: { onDone: () => void }): JSX.Element => {
  const { t } = useTranslation()
  const id = useId()
  const language = useLanguage()
  const { name, filters } = usePortfolioView()
  const [parts, setParts] = useState<ReadonlySet<PortfolioPart>>(() => new Set(FIRST_CHOICE))
  const [format, setFormat] = useState<'word' | 'pdf'>('word')
  const [written, setWritten] = useState<'zh' | 'en'>(language)
  const [hasTables, setHasTables] = useState(true)
  const [state, setState] = useState<'ready' | 'making' | 'failed'>('ready')

  const make = async (): Promise<void> => {
    const target = openFileTarget({
      title: t('portfolio.title'),
      preparing: t('portfolio.document.making'),
      downloading: t('portfolio.document.downloading'),
    })
    setState('making')
    try {
      const address = await callApi('generatePortfolio', {
        body: {
          name,
          isEn: written === 'en' ? 1 : 0,
          parts: PORTFOLIO_PARTS.filter(part => parts.has(part)),
          format,
          tables: hasTables ? 1 : 0,
          ...filterParams(filters),
        },
      })
      target.show(address)
      onDone()
    } catch (error) {
      target.close()
      setState('failed')
      if (!(error instanceof ApiError)) throw error
    }
  }
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault()
    void make()
  }
  const toggle = (part: PortfolioPart, isChosen: boolean): void =>
    setParts(current => new Set(isChosen ? [...current, part] : [...current].filter(known => known !== part)))

  return (
    <form className="rj-document-form" onSubmit={handleSubmit} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`}>{t('portfolio.document.title')}</h2>
        <span className="rj-hint">{t('portfolio.document.count', { count: parts.size })}</span>
        <span className="rj-gap" />
        <Button
          variant="minimal"
          size="small"
          text={t('portfolio.document.all')}
          onClick={() => setParts(new Set(FIRST_CHOICE))}
        />
      </div>
      <div className="rj-document-parts">
        {PORTFOLIO_PARTS.map(part => (
          <Checkbox
            key={part}
            checked={parts.has(part)}
            label={
              UNTOLD.has(part)
                ? `${t(`portfolio.parts.${part}`)} · ${t('portfolio.unknown')}`
                : t(`portfolio.parts.${part}`)
            }
            onChange={event => toggle(part, event.currentTarget.checked)}
          />
        ))}
      </div>
      <RadioGroup
        inline
        label={t('portfolio.document.format')}
        selectedValue={format}
        onChange={event => setFormat(event.currentTarget.value === 'pdf' ? 'pdf' : 'word')}
      >
        <Radio value="word" label="Word" />
        <Radio value="pdf" label="PDF" />
      </RadioGroup>
      <RadioGroup
        inline
        label={t('portfolio.document.language')}
        selectedValue={written}
        onChange={event => setWritten(event.currentTarget.value === 'en' ? 'en' : 'zh')}
      >
        <Radio value="zh" label="中文" />
        <Radio value="en" label="English" />
      </RadioGroup>
      <Checkbox
        checked={hasTables}
        label={t('portfolio.document.tables')}
        onChange={event => setHasTables(event.currentTarget.checked)}
      />
      <footer className="rj-filter-foot">
        <span className="rj-hint" role="status">
          {state === 'failed' && t('portfolio.document.failed')}
        </span>
        <Button variant="minimal" text={t('portfolio.document.cancel')} onClick={onDone} />
        <Button
          type="submit"
          intent="primary"
          loading={state === 'making'}
          disabled={parts.size === 0}
          text={t(format === 'pdf' ? 'portfolio.document.makePdf' : 'portfolio.document.makeWord')}
        />
      </footer>
    </form>
  )
}

/** Makes a Word or PDF file of chosen parts. */
export const CreateDocument = (): JSX.Element => {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <PopoverNext
      isOpen={isOpen}
      onInteraction={setIsOpen}
      placement="bottom-end"
      content={<DocumentForm key={String(isOpen)} onDone={() => setIsOpen(false)} />}
    >
      <Button
        intent="primary"
        icon={<DocumentIcon />}
        endIcon={<CaretDownIcon />}
        text={t('portfolio.document.title')}
      />
    </PopoverNext>
  )
}
