import { Button, InputGroup } from '@blueprintjs/core'
import { type JSX, type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FindRequest } from './use-find-request.ts'

interface QueryInputProps {
  ref: RefObject<HTMLInputElement | null>
  request: FindRequest
  /** Not called for text that is still being composed. */
  onQuery: (query: string) => void
}

/** Takes the words to find. Each request fills in its own words, selected so that typing replaces them. */
export const QueryInput = ({ ref, request, onQuery }: QueryInputProps): JSX.Element => {
  const { t } = useTranslation()
  const [query, setQuery] = useState(request.query)
  useEffect(() => {
    if (request.query !== '') setQuery(request.query)
    ref.current?.focus()
    ref.current?.select()
  }, [ref, request])
  return (
    <InputGroup
      inputRef={ref}
      size="small"
      fill
      value={query}
      placeholder={t('writing.find.query')}
      aria-label={t('writing.find.query')}
      onChange={({ target, nativeEvent }) => {
        setQuery(target.value)
        if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) onQuery(target.value)
      }}
      onCompositionEnd={({ currentTarget }) => onQuery(currentTarget.value)}
    />
  )
}

interface ReplaceRowProps {
  replacement: string
  /** True while nothing is found. */
  isDisabled: boolean
  onReplacement: (replacement: string) => void
  onReplace: () => void
  onReplaceAll: () => void
}

/** Takes the replacement and replaces one match or all. */
export const ReplaceRow = ({
  replacement,
  isDisabled,
  onReplacement,
  onReplace,
  onReplaceAll,
}: ReplaceRowProps): JSX.Element => {
  const { t } = useTranslation()
  return (
    <div className="rj-find-row">
      <InputGroup
        size="small"
        fill
        value={replacement}
        placeholder={t('writing.find.replacement')}
        aria-label={t('writing.find.replacement')}
        onChange={({ target }) => onReplacement(target.value)}
      />
      <Button size="small" text={t('writing.find.replace')} disabled={isDisabled} onClick={onReplace} />
      <Button size="small" text={t('writing.find.replaceAll')} disabled={isDisabled} onClick={onReplaceAll} />
    </div>
  )
}
