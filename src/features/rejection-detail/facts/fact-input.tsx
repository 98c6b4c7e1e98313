import { HTMLSelect, InputGroup, TextArea } from '@blueprintjs/core'
import { type JSX, type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OwnForm } from '../../../components/own-form.tsx'
import { type FactName, KINDS, LINE_FACTS, STATUSES } from './fact-rows.ts'

interface FactInputProps {
  name: FactName
  label: string
  text: string
  isInvalid: boolean
  onCommit: (text: string) => void
  onCancel: () => void
}

/** Takes the text of a fact. Enter and leaving the input commit it, Escape restores the former text. */
export const FactInput = ({ name, label, text, isInvalid, onCommit, onCancel }: FactInputProps): JSX.Element => {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(text)
  const handleKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      onCancel()
    } else if (event.key === 'Enter' && (!LINE_FACTS.has(name) || event.ctrlKey)) {
      event.preventDefault()
      onCommit(typed)
    }
  }
  const common = { 'aria-label': label, autoFocus: true, onKeyDown: handleKey, onBlur: () => onCommit(typed) }
  if (name === 'kind' || name === 'status') {
    return (
      <HTMLSelect
        {...common}
        fill
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        options={
          name === 'kind'
            ? KINDS.map(value => ({ value, label: t(`detail.kind.${value}`) }))
            : STATUSES.map(value => ({ value, label: t(`detail.facts.statuses.${value}`) }))
        }
      />
    )
  }
  const typing = { ...common, 'aria-invalid': isInvalid, value: typed }
  return (
    <OwnForm>
      {LINE_FACTS.has(name) ? (
        <TextArea {...typing} fill autoResize onChange={({ currentTarget }) => setTyped(currentTarget.value)} />
      ) : (
        <InputGroup {...typing} size="small" onValueChange={setTyped} />
      )}
    </OwnForm>
  )
}
