import { Button, Menu, MenuDivider, MenuItem, PopoverNext } from '@blueprintjs/core'
import { CaretDownIcon, DocumentIcon, DownloadIcon, DuplicateIcon, ImportIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { EXPORT_KINDS, type ExportKind } from '#contract/document-form.ts'

interface DownloadMenuProps {
  isDisabled: boolean
  onExport: (kind: ExportKind) => void
  /** Asks for a Word file that was edited, to read its fields back. */
  onReadBack: () => void
}

/** The documents as Word: the first, the second, or both in one file; and an edited file back. */
export const DownloadMenu = ({ isDisabled, onExport, onReadBack }: DownloadMenuProps): JSX.Element => {
  const { t } = useTranslation()
  const menu = (
    <Menu>
      <MenuDivider title={t('detail.download.title')} />
      {EXPORT_KINDS.map(kind => (
        <MenuItem
          key={kind}
          icon={kind === 'all' ? <DuplicateIcon /> : <DocumentIcon />}
          text={t(`detail.download.${kind}`)}
          onClick={() => onExport(kind)}
        />
      ))}
      <MenuDivider />
      <MenuItem icon={<ImportIcon />} text={t('wordImport.open')} onClick={onReadBack} />
    </Menu>
  )
  return (
    <PopoverNext
      placement="bottom-end"
      arrow={false}
      animation="minimal"
      middleware={{ offset: { mainAxis: 4 } }}
      shouldReturnFocusOnClose
      content={menu}
    >
      <Button
        intent="primary"
        icon={<DownloadIcon />}
        endIcon={<CaretDownIcon />}
        text={t('detail.download.button')}
        disabled={isDisabled}
      />
    </PopoverNext>
  )
}
