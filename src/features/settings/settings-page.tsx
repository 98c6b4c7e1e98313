import { Button, FormGroup, InputGroup, Switch } from '@blueprintjs/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type JSX, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Firm } from '#contract/account.ts'
import { FailedLoad } from '../../components/empty-state.tsx'
import { ApiError, callApi } from '../../lib/http.ts'
import { callKey, useCall } from '../../lib/use-call.ts'
import { WhitelistForm } from './whitelist-form.tsx'
import './settings-page.css'

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
  return (
    <div className="rj-settings">
      <title>{`${t('settings.title')} · Rejoinder`}</title>
      <h1 className="rj-page-title">{t('settings.title')}</h1>
      <Link to="/registers">{t('imports.open')}</Link>
      {firm.data !== undefined && <FirmForm firm={firm.data} />}
      {whitelist.data !== undefined && <WhitelistForm whitelist={whitelist.data} />}
      {firm.isPending && firm.isFetching && <p className="rj-hint">{t('settings.firm.loading')}</p>}
      {[firm, whitelist].map(
        (query, place) =>
          query.isError &&
          !query.isFetching && (
            // biome-ignore lint/suspicious/noArrayIndexKey: two queries that keep their places
            <FailedLoad key={place} onRetry={() => void query.refetch()} />
          ),
      )}
    </div>
  )
}
