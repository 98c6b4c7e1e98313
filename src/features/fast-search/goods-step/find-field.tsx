import { type JSX, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '../../../components/search-field.tsx'

interface FindFieldProps {
  /** What is looked for now. */
  text: string
  onFind: (text: string) => void
}

const TYPING_MS = 250

/**
 * What to look for in the goods list. It tells at a pause of the typing or on Enter, and not when it is
 * left: a click on a row must find the rows as they were seen.
 */
export const FindField = ({ text, onFind }: FindFieldProps): JSX.Element => {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(text)
  const find = useEffectEvent((): void => {
    if (typed !== text) onFind(typed)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a key begins the pause anew
  useEffect(() => {
    const timer = setTimeout(find, TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <SearchField
      className="rj-goods-find"
      name={t('search.goods.find')}
      clearName={t('search.goods.clearFind')}
      maxLength={200}
      text={typed}
      onType={setTyped}
      onEnter={() => typed !== text && onFind(typed)}
      onClear={() => {
        setTyped('')
        onFind('')
      }}
    />
  )
}
