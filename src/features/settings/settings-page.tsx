import { Button, FormGroup, InputGroup, Switch } from '@blueprintjs/core'
import { CrossIcon, PlusIcon } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type JSX, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Firm } from '#contract/account.ts'
import type { WhitelistEntries, WhitelistEntry } from '#contract/proposer-map/proposer-map.ts'
import { FailedLoad } from '../../components/empty-state.tsx'
import { ApiError, callApi } from '../../lib/http.ts'
import { callKey, useCall } from '../../lib/use-call.ts'
import './settings-page.css'

interface Line extends WhitelistEntry {
  key: number
}

let keys = 0
const lineOf = (entry: WhitelistEntry): Line => {
  keys += 1
  return { ...entry, key: keys }
}
const EMPTY: WhitelistEntry = { userName: '', company: '' }

/** Asks who may open the proposer map; a line without a user name is left out. */
const WhitelistForm = ({ whitelist }: { whitelist: WhitelistEntries }): JSX.Element => {
  const { t } = useTranslation()
  const id = useId()
  const client = useQueryClient()
  const [lines, setLines] = useState<readonly Line[]>(() => whitelist.entries.map(lineOf))
  const [state, setState] = useState<'clean' | 'unsaved' | 'saving' | 'saved' | 'notSaved'>('clean')

  const change = (changed: readonly Line[]): void => {
    setLines(changed)
    setState('unsaved')
  }
  const save = async (): Promise<void> => {
    setState('saving')
    try {
      const body = lines
        .map(({ userName, company }) => ({ userName: userName.trim(), company: company.trim() }))
        .filter(({ userName }) => userName !== '')
      const kept = await callApi('saveWhitelistEntries', { body })
      client.setQueryData(callKey('readWhitelistEntries', {}), kept)
      await client.invalidateQueries({ queryKey: ['readWhitelist'] })
      // A change typed during the save is not saved yet.
      setState(current => (current === 'saving' ? 'saved' : current))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setState('notSaved')
    }
  }
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault()
    void save()
  }
  const edit = (key: number, part: Partial<WhitelistEntry>): void =>
    change(lines.map(line => (line.key === key ? { ...line, ...part } : line)))

  return (
    <form className="rj-firm rj-pane" onSubmit={handleSubmit} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`} className="rj-pane-title">
          {t('settings.whitelist.title')}
        </h2>
        <p className="rj-firm-intro">{t(whitelist.isOpen ? 'settings.whitelist.open' : 'settings.whitelist.intro')}</p>
      </header>
      <div className="rj-whitelist">
        {lines.map(({ key, userName, company }, place) => (
          <div key={key} className="rj-whitelist-line">
            <InputGroup
              aria-label={`${t('settings.whitelist.userName')} ${place + 1}`}
              placeholder={t('settings.whitelist.userName')}
              maxLength={MAX_LENGTH}
              value={userName}
              onValueChange={text => edit(key, { userName: text })}
            />
            <InputGroup
              aria-label={`${t('settings.whitelist.company')} ${place + 1}`}
              placeholder={t('settings.whitelist.company')}
              maxLength={MAX_LENGTH}
              value={company}
              onValueChange={text => edit(key, { company: text })}
            />
            <Button
              variant="minimal"
              icon={<CrossIcon />}
              aria-label={t('settings.whitelist.remove', { name: userName })}
              onClick={() => change(lines.filter(line => line.key !== key))}
            />
          </div>
        ))}
        <Button
          className="rj-whitelist-add"
          variant="minimal"
          icon={<PlusIcon />}
          text={t('settings.whitelist.add')}
          onClick={() => change([...lines, lineOf(EMPTY)])}
        />
      </div>
      <footer className="rj-firm-foot">
        <Button type="submit" intent="primary" text={t('settings.whitelist.save')} loading={state === 'saving'} />
        <span className="rj-hint" role="status" data-state={state}>
          {(state === 'unsaved' || state === 'saved' || state === 'notSaved') && t(`settings.firm.${state}`)}
        </span>
      </footer>
    </form>
  )
}

const FIRM_LINES = ['agency', 'attorney', 'licenceNo', 'address', 'contact'] as const

interface FirmFormModel {
  values: Firm
  state: 'clean' | 'unsaved' | 'saving' | 'saved' | 'notSaved'
  change: (part: Partial<Firm>) => void
  save: () => Promise<void>
}

/** Keeps the typed particulars of the firm and saves them; after a failed save they stay in the form. */
const useFirmForm = (firm: Firm): FirmFormModel => {
  const [values, setValues] = useState(firm)
  const [state, setState] = useState<FirmFormModel['state']>('clean')
  const queryClient = useQueryClient()
  return {
    values,
    state,
    change(part) {
      setValues(current => ({ ...current, ...part }))
      setState('unsaved')
    },
    async save() {
      setState('saving')
      try {
        const kept = await callApi('saveFirm', { body: values })
        queryClient.setQueryData(callKey('readFirm', {}), kept)
        // A change typed during the save is not saved yet.
        setState(current => (current === 'saving' ? 'saved' : current))
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        setState('notSaved')
      }
    },
  }
}

const MAX_LENGTH = 200

/** Asks for the firm's particulars, which all later drafts contain. */
const FirmForm = ({ firm }: { firm: Firm }): JSX.Element => {
  const { t } = useTranslation()
  const id = useId()
  const { values, state, change, save } = useFirmForm(firm)
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault()
    void save()
  }
  return (
    <form className="rj-firm rj-pane" onSubmit={handleSubmit} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`} className="rj-pane-title">
          {t('settings.firm.title')}
        </h2>
        <p className="rj-firm-intro">{t('settings.firm.intro')}</p>
      </header>
      <div className="rj-firm-lines">
        {FIRM_LINES.map(line => (
          <FormGroup key={line} label={t(`settings.firm.${line}`)} labelFor={`${id}-${line}`}>
            <InputGroup
              id={`${id}-${line}`}
              maxLength={MAX_LENGTH}
              autoComplete="off"
              value={values[line]}
              {...(line === 'contact' && { placeholder: t('settings.firm.contactHint') })}
              onValueChange={text => change({ [line]: text })}
            />
          </FormGroup>
        ))}
      </div>
      <div>
        <Switch
          checked={values.givesAdvice}
          label={t('settings.firm.givesAdvice')}
          aria-describedby={`${id}-advice`}
          onChange={({ currentTarget }) => change({ givesAdvice: currentTarget.checked })}
        />
        <p id={`${id}-advice`} className="rj-hint">
          {t(
            values.givesAdvice && values.attorney.trim() === ''
              ? 'settings.firm.adviceNameless'
              : 'settings.firm.adviceHint',
          )}
        </p>
      </div>
      <footer className="rj-firm-foot">
        <Button type="submit" intent="primary" text={t('settings.firm.save')} loading={state === 'saving'} />
        <span className="rj-hint" role="status" data-state={state}>
          {(state === 'unsaved' || state === 'saved' || state === 'notSaved') && t(`settings.firm.${state}`)}
        </span>
      </footer>
    </form>
  )
}

/** Shows the settings that hold for all cases. */
export const SettingsPage = (): JSX.Element => {
  const { t } = useTranslation()
  const firm = useCall('readFirm', {})
  const whitelist = useCall('readWhitelistEntries', {})
  // The forms come together: one that came later would push the other down.
  const isLoading = [firm, whitelist].some(({ isPending, isFetching }) => isPending && isFetching)
  return (
    <div className="rj-settings">
      <title>{`${t('settings.title')} · Rejoinder`}</title>
      <h1 className="rj-page-title">{t('settings.title')}</h1>
      <Link to="/registers">{t('imports.open')}</Link>
      {!isLoading && firm.data !== undefined && <FirmForm firm={firm.data} />}
      {!isLoading && whitelist.data !== undefined && <WhitelistForm whitelist={whitelist.data} />}
      {isLoading && <p className="rj-hint">{t('settings.firm.loading')}</p>}
      {[firm, whitelist].map(
        (query, place) =>
          query.isError &&
          !query.isFetching && (
            // biome-ignore lint/suspicious/noArrayIndexKey: two queries that keep their places
            <FailedLoad key={place} of={query} />
          ),
      )}
    </div>
  )
}
