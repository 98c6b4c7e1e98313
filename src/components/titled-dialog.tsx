import { Classes, Dialog, type DialogProps, H2, Icon } from '@blueprintjs/core'
import { SmallCrossIcon } from '@blueprintjs/icons'
import { type JSX, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './icon-button.tsx'

interface TitledDialogProps extends DialogProps {
  title: string
}

/** Shows a dialog under its title; Blueprint's own names the button that closes it in English alone. */
export const TitledDialog = ({ title, icon, children, ...dialog }: TitledDialogProps): JSX.Element => {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Dialog aria-labelledby={id} {...dialog}>
      <div className={Classes.DIALOG_HEADER}>
        <Icon icon={icon} aria-hidden tabIndex={-1} />
        <H2 id={id}>{title}</H2>
        <IconButton
          name={t('inputs.close')}
          className={Classes.DIALOG_CLOSE_BUTTON}
          icon={<SmallCrossIcon />}
          {...(dialog.onClose && { onClick: dialog.onClose })}
        />
      </div>
      {children}
    </Dialog>
  )
}
