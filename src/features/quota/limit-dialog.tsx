import { Button, Dialog } from '@blueprintjs/core'
import { WarningSignIcon } from '@blueprintjs/icons'
import { type JSX, useId } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import type { Usage } from '#contract/account.ts'
import { LIMIT_DIALOG_WIDTH_PX } from '#contract/limits.ts'
import { useCall } from '../../lib/use-call.ts'
import { formatLongDay } from '../../locales/formats.ts'
import { useLanguage } from '../../locales/language.ts'

/** A feature with an allowance of its own. */
type MeteredFeature = 'write' | 'fast'

export interface LimitDialogProps {
  feature: MeteredFeature
  /** Called by the button, the only way to close it. */
  onClose: () => void
}

/** Says that the month's allowance is used up, or that there is none, and whom to ask for more. Unmount it on close. */
export const LimitDialog = ({ feature, onClose }: LimitDialogProps): JSX.Element => {
  const { t } = useTranslation()
  const id = useId()
  const usage = useCall('readUsage', {}).data
  const contact = usage?.contact
  const reason = usage?.[feature].hasRight === false ? 'noRight' : 'usedUp'
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
            {t(`quota.limit.${feature}.${reason}`)}
          </h2>
          <p id={`${id}-text`} className="rj-limit-text">
            {usage && <LimitDescription feature={feature} usage={usage} />}
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

interface LimitDescriptionProps {
  feature: MeteredFeature
  usage: Usage
}

const LimitDescription = ({ feature, usage }: LimitDescriptionProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { hasRight, used, allowed, resetsOn } = usage[feature]
  const values = {
    plan: usage.plan[language],
    used,
    allowed: allowed ?? used,
    resetsOn: formatLongDay(resetsOn, language),
  }
  if (!hasRight) return <>{t(`quota.limit.${feature}.noRightText`, { plan: values.plan })}</>
  return <Trans t={t} i18nKey={`quota.limit.${feature}.description`} values={values} components={{ b: <b /> }} />
}
