import { Button, InputGroup } from '@blueprintjs/core'
import { CrossIcon, PlusIcon } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type JSX, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WhitelistEntries, WhitelistEntry } from '#contract/proposer-map/proposer-map.ts'
import { ApiError, callApi } from '../../lib/http.ts'
import { callKey } from '../../lib/use-call.ts'

const MAX_LENGTH = 200

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
export const WhitelistForm = ({ whitelist }: { whitelist: WhitelistEntries }): JSX.Element => {
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
