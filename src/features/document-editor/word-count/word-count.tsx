import { Button, HTMLTable, PopoverNext } from '@blueprintjs/core'
import type { Editor } from '@tiptap/core'
import { type JSX, memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../locales/use-language.ts'
import type { TextCount } from './count-words.ts'
import { useWordCount, type WordCounts } from './use-word-count.ts'
import './word-count.css'

const ROWS = [
  ['wordsRow', 'words'],
  ['charactersRow', 'characters'],
  ['spacedRow', 'charactersWithSpaces'],
] as const satisfies readonly (readonly [string, keyof TextCount])[]

interface CountsProps {
  counts: WordCounts
  documentName: string
}

const Counts = memo(({ counts: { document, selection }, documentName }: CountsProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const format = (number: number): string => number.toLocaleString(language)
  const number = format(document.words)
  return (
    <PopoverNext
      placement="top-start"
      arrow={false}
      animation="minimal"
      middleware={{ offset: { mainAxis: 4 } }}
      shouldReturnFocusOnClose
      content={
        <div className="rj-word-count">
          <HTMLTable compact>
            <thead>
              <tr>
                <th>{t('writing.count.title')}</th>
                <th>{documentName}</th>
                {selection && <th>{t('writing.count.ofSelection')}</th>}
              </tr>
            </thead>
            <tbody>
              {ROWS.map(([name, key]) => (
                <tr key={key}>
                  <td>{t(`writing.count.${name}`)}</td>
                  <td>{format(document[key])}</td>
                  {selection && <td>{format(selection[key])}</td>}
                </tr>
              ))}
            </tbody>
          </HTMLTable>
          <p className="rj-hint">{t('writing.count.note')}</p>
        </div>
      }
    >
      <Button
        variant="minimal"
        size="small"
        text={
          selection
            ? t('writing.count.selected', { number, selected: format(selection.words) })
            : t('writing.count.words', { number })
        }
      />
    </PopoverNext>
  )
})

/** Shows how long the document is, and the selection; the other counts on request. Drawn anew when they have changed. */
export const WordCount = ({ editor, documentName }: { editor: Editor; documentName: string }): JSX.Element => {
  const counts = useWordCount(editor)
  return counts === null ? <span /> : <Counts counts={counts} documentName={documentName} />
}
