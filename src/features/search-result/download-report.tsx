import { Button, Menu, MenuDivider, MenuItem, PopoverNext } from '@blueprintjs/core'
import { CaretDownIcon, DocumentIcon, DownloadIcon, RefreshIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'

interface DownloadReportProps {
  resultFile: string
  wordFile: string
  onRemake: () => void
}

/** The report as PDF and as Word, and the way to have both made again. */
export const DownloadReport = ({ resultFile, wordFile, onRemake }: DownloadReportProps): JSX.Element => {
  const { t } = useTranslation()
  const menu = (
    <Menu>
      <MenuItem
        icon={<DocumentIcon />}
        text={t('result.download.pdf')}
        href={resultFile}
        target="_blank"
        rel="noopener"
      />
      <MenuItem icon={<DocumentIcon />} text={t('result.download.word')} href={wordFile} />
      <MenuDivider />
      <MenuItem icon={<RefreshIcon />} text={t('result.download.remake')} onClick={onRemake} />
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
      <Button intent="primary" icon={<DownloadIcon />} endIcon={<CaretDownIcon />} text={t('result.download.button')} />
    </PopoverNext>
  )
}
