import { Button } from '@blueprintjs/core'
import { SearchTextIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { ariaShortcut, shortcutText } from '../toolbar/shortcut.ts'

const SHORTCUT = 'Mod-f'

interface FindButtonProps {
  isOpen: boolean
  onClick: () => void
}

/** Opens the search in the document. */
export const FindButton = ({ isOpen, onClick }: FindButtonProps): JSX.Element => {
  const { t } = useTranslation()
  const name = t('writing.find.open')
  return (
    <Button
      variant="minimal"
      icon={<SearchTextIcon />}
      active={isOpen}
      aria-expanded={isOpen}
      aria-keyshortcuts={ariaShortcut(SHORTCUT)}
      title={t('writing.withShortcut', { name, shortcut: shortcutText(SHORTCUT) })}
      aria-label={name}
      onClick={onClick}
    />
  )
}
