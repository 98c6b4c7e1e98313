import { Button, FormGroup, InputGroup } from '@blueprintjs/core'
import { type FormEvent, type JSX, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Firm } from '#contract/settings.ts'
import { FIRM_LINES, useFirmForm } from './use-firm-form.ts'

const MAX_LENGTH = 200

/** The firm's particulars, entered once; drafts made from then on have them. */
export const FirmForm = ({ firm }: { firm: Firm }): JSX.Element => {
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
              onValueChange={text => change(line, text)}
            />
          </FormGroup>
        ))}
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
