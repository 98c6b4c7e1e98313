import { Button } from '@blueprintjs/core'
import { HelpIcon, SearchIcon } from '@blueprintjs/icons'
import { type JSX, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dialogOnUse } from '../../components/part-on-use.tsx'
import { isShortcutAt } from '../../lib/single-keys.ts'
import type { Command } from './command-palette.tsx'

const CommandPalette = dialogOnUse(async () => (await import('./command-palette.tsx')).CommandPalette)
const HelpPanel = dialogOnUse(async () => (await import('./help-panel.tsx')).HelpPanel)
const ShortcutsDialog = dialogOnUse(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog)

type OpenTool = 'palette' | 'help' | 'shortcuts' | null

interface ShellToolsProps {
  /** The pages and actions of the app. */
  commands: readonly Command[]
  onOpenCase: (id: number) => void
  onOpenSearch: (id: number) => void
}

/** Shows the buttons of search and help, and opens both, and the list of shortcuts, by keys: Ctrl+K and ?. */
export const ShellTools = ({ commands, onOpenCase, onOpenSearch }: ShellToolsProps): JSX.Element => {
  const { t } = useTranslation()
  const [open, setOpen] = useState<OpenTool>(null)
  const close = (): void => setOpen(null)
  const helpButton = useRef<HTMLButtonElement>(null)
  const closeHelp = (): void => {
    close()
    helpButton.current?.focus()
  }

  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      const isPalette = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k'
      const isList = event.key === '?' && !event.ctrlKey && !event.metaKey && isShortcutAt(event.target)
      if (!isPalette && !isList) return
      event.preventDefault()
      setOpen(isPalette ? 'palette' : 'shortcuts')
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])

  const own: Command[] = [
    { id: 'help', group: 'actions', name: t('help.palette.help'), run: () => setOpen('help') },
    { id: 'shortcuts', group: 'actions', name: t('help.palette.shortcuts'), run: () => setOpen('shortcuts') },
  ]
  return (
    <>
      <Button
        variant="minimal"
        icon={<SearchIcon />}
        aria-label={t('help.palette.open')}
        aria-keyshortcuts="Control+K"
        title={`${t('help.palette.open')} (Ctrl K)`}
        onClick={() => setOpen('palette')}
      />
      <span className="rj-bar-keys" aria-hidden>
        <kbd>Ctrl</kbd> <kbd>K</kbd>
      </span>
      <Button
        variant="minimal"
        icon={<HelpIcon />}
        ref={helpButton}
        active={open === 'help'}
        aria-label={t('help.open')}
        aria-expanded={open === 'help'}
        title={t('help.open')}
        onClick={() => setOpen(open === 'help' ? null : 'help')}
      />
      {open === 'palette' && (
        <CommandPalette
          commands={[...commands, ...own]}
          onOpenCase={onOpenCase}
          onOpenSearch={onOpenSearch}
          onClose={close}
        />
      )}
      {open === 'help' && <HelpPanel onClose={closeHelp} onShortcuts={() => setOpen('shortcuts')} />}
      {open === 'shortcuts' && <ShortcutsDialog onClose={close} />}
    </>
  )
}
