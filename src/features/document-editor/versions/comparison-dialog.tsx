import { Button, DialogBody, DialogFooter } from '@blueprintjs/core'
import { type JSX, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Draft, DraftContent } from '#contract/rejection.ts'
import type { FieldContext } from '#extensions/kit.ts'
import { formatMoment } from '../../../locales/formats.ts'
import { useLanguage } from '../../../locales/language.ts'
import type { DocumentTab } from '../document/document-tab.ts'
import { ComparedSheet } from './compared-sheet.tsx'
import './comparison-dialog.css'
import { TitledDialog } from '../../../components/titled-dialog.tsx'

interface ComparisonDialogProps {
  tab: DocumentTab
  language: string
  mine: DraftContent
  readOther: () => Promise<Draft | null>
  context: FieldContext
  /** Called to continue with these documents, over the other's revision. */
  onKeepMine: (revision: number) => void
  onTakeOther: (other: Draft) => void
  onClose: () => void
}

/** Shows both versions of a document that was changed in two places, to choose the one to continue with. */
export const ComparisonDialog = ({
  tab,
  language,
  mine,
  readOther,
  context,
  onKeepMine,
  onTakeOther,
  onClose,
}: ComparisonDialogProps): JSX.Element => {
  const { t } = useTranslation()
  const interfaceLanguage = useLanguage()
  const [other, setOther] = useState<Draft | null>(null)

  useEffect(() => {
    let isLeft = false
    readOther().then(
      draft => {
        if (!isLeft) setOther(draft)
      },
      // A failed call is on the activity list; the dialog can be closed and opened again.
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [readOther])

  const sheetOf = (document: DraftContent, against: DraftContent): JSX.Element => (
    <ComparedSheet document={document[tab]} other={against[tab]} context={context} language={language} />
  )

  return (
    <TitledDialog className="rj-comparison" isOpen title={t('editor.conflict.title')} onClose={onClose}>
      <DialogBody useOverflowScrollContainer={false}>
        <p>{t('editor.conflict.text')}</p>
        {other === null ? (
          <p className="rj-hint">{t('editor.conflict.loading')}</p>
        ) : (
          <div className="rj-comparison-versions">
            <section>
              <h3>{t('editor.conflict.mine')}</h3>
              {sheetOf(mine, other)}
            </section>
            <section>
              <h3>{t('editor.conflict.other', { time: formatMoment(other.savedAt, interfaceLanguage) })}</h3>
              {sheetOf(other, mine)}
            </section>
          </div>
        )}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={t('editor.conflict.later')} onClick={onClose} />
            <Button
              text={t('editor.conflict.takeOther')}
              disabled={other === null}
              onClick={() => other && onTakeOther(other)}
            />
            <Button
              intent="primary"
              text={t('editor.conflict.keepMine')}
              disabled={other === null}
              onClick={() => other && onKeepMine(other.revision)}
            />
          </>
        }
      >
        {t('editor.conflict.differs')}
      </DialogFooter>
    </TitledDialog>
  )
}
