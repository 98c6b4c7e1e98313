import { Button, Dialog } from '@blueprintjs/core'
import { WarningSignIcon } from '@blueprintjs/icons'
import { type JSX, useId } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { LIMIT_DIALOG_WIDTH_PX } from '#contract/limits.ts'
import { formatLongDay } from '../../lib/format-day.ts'
import { useCall } from '../../lib/use-call.ts'
import { useLanguage } from '../../locales/use-language.ts'
import './limit-dialog.css'

interface LimitDialogProps {
  /** Emitted by the only way out, the button. */
  onClose: () => void
}

/** Says that the month's analyses are used up and whom to ask for more. Visible from mount; unmount it on close. */
export const LimitDialog = ({ onClose }: LimitDialogProps): JSX.Element => {
  const { t } = useTranslation()
  const id = useId()
  const contact = useCall('readUsage', {}).data?.contact
  return (
    <Dialog
      isOpen
      canEscapeKeyClose={false}
      canOutsideClickClose={false}
      transitionDuration={0}
      style={{ width: LIMIT_DIALOG_WIDTH_PX }}
      className="rj-limit"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <div className="rj-limit-head">
        <WarningSignIcon size={20} className="rj-limit-icon" />
        <div>
          <h2 id={`${id}-title`} className="rj-pane-title">
            {t('quota.limit.title')}
          </h2>
          <p id={`${id}-text`} className="rj-limit-text">
            <LimitDescription />
          </p>
        </div>
      </div>
      <div className="rj-limit-contact">
        {contact && <img className="rj-limit-qr" src={contact.qr} alt={t('quota.limit.qr')} width={112} height={112} />}
        <div>
          <p>{t('quota.limit.buy')}</p>
          {contact?.note && <p className="rj-limit-note rj-hint">{contact.note}</p>}
        </div>
      </div>
      <div className="rj-limit-foot">
        <Button intent="primary" autoFocus text={t('quota.limit.close')} onClick={onClose} />
      </div>
    </Dialog>
  )
}

const LimitDescription = (): JSX.Element | null => {
  const { t } = useTranslation()
  const language = useLanguage()
  const usage = useCall('readUsage', {}).data
  if (usage === undefined) return null
  const { used, allowed, resetsOn } = usage.write
  const values = {
    plan: usage.plan[language],
    used,
    allowed: allowed ?? used,
    resetsOn: formatLongDay(resetsOn, language),
  }
  return <Trans t={t} i18nKey="quota.limit.description" values={values} components={{ b: <b /> }} />
}
