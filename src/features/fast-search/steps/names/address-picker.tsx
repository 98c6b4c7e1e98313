import { Classes, FormGroup, MenuItem } from '@blueprintjs/core'
import { type ItemPredicate, type ItemRenderer, MultiSelect } from '@blueprintjs/select'
import { useQueryClient } from '@tanstack/react-query'
import { type Dispatch, type JSX, memo, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, callApi } from '../../../../lib/http.ts'
import { callKey } from '../../../../lib/use-call.ts'
import { toggled } from '../../state/group-place.ts'
import type { WizardMove } from '../../state/wizard-reducer.ts'
import './address-picker.css'

/**
 * Returns a function that offers the applicant's addresses; call it when the applicant's name loses the focus
 * (docs/specification.md §4).
 */
export const useAddresses = (subject: string, move: Dispatch<WizardMove>): (() => void) => {
  const queryClient = useQueryClient()
  const asked = useRef('')
  useEffect(
    () => () => {
      asked.current = ''
    },
    [],
  )

  const load = async (name: string): Promise<void> => {
    const input = { query: { subject: name } }
    try {
      const queryFn = () => callApi('readSubjectAddresses', input)
      const addresses = await queryClient.fetchQuery({ queryKey: callKey('readSubjectAddresses', input), queryFn })
      if (asked.current === name) move({ type: 'addressesLoaded', addresses })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  }

  return () => {
    const name = subject.trim()
    asked.current = name
    move({ type: 'subjectLeft' })
    if (name !== '') void load(name)
  }
}

interface AddressPickerProps {
  chosen: readonly string[]
  /** Addresses in the register. */
  offered: readonly string[]
  isDisabled: boolean
  move: Dispatch<WizardMove>
}

const MAX_LENGTH = 500

const holds: ItemPredicate<string> = (query, address) => address.includes(query.trim())
const isSame = (a: string, b: string): boolean => a.trim() === b.trim()

/** Asks for the applicant's addresses: the register's are offered, others can be typed. */
export const AddressPicker = memo(({ chosen, offered, isDisabled, move }: AddressPickerProps): JSX.Element => {
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  // The buttons in the tags have one English name, which cannot be set.
  useLayoutEffect(() => {
    const buttons = input.current?.closest(`.${Classes.TAG_INPUT}`)?.querySelectorAll(`.${Classes.TAG_REMOVE}`) ?? []
    for (const [place, button] of [...buttons].entries())
      button.setAttribute('aria-label', t('search.names.addressRemove', { address: chosen[place] ?? '' }))
  }, [chosen, t])

  const change = (address: string[]): void => move({ type: 'addressChanged', address })

  const renderItem: ItemRenderer<string> = (address, { handleClick, modifiers, ref }) =>
    modifiers.matchesPredicate ? (
      <MenuItem
        key={address}
        {...(ref && { ref })}
        roleStructure="listoption"
        text={address}
        active={modifiers.active}
        selected={chosen.includes(address)}
        onClick={handleClick}
      />
    ) : null

  return (
    <FormGroup
      label={t('search.names.address')}
      labelFor={id}
      helperText={isDisabled && <span id={`${id}-off`}>{t('search.names.addressOff')}</span>}
    >
      <MultiSelect<string>
        className="rj-address"
        fill
        disabled={isDisabled}
        items={[...offered]}
        selectedItems={[...chosen]}
        itemRenderer={renderItem}
        itemPredicate={holds}
        itemsEqual={isSame}
        tagRenderer={address => address}
        placeholder={t('search.names.addressHint')}
        resetOnSelect
        noResults={<MenuItem disabled roleStructure="listoption" text={t('search.names.addressNone')} />}
        createNewItemFromQuery={query => query.trim().slice(0, MAX_LENGTH)}
        createNewItemRenderer={(query, isActive, handleClick) => (
          <MenuItem
            roleStructure="listoption"
            text={t('search.names.addressAdd', { address: query.trim() })}
            active={isActive}
            onClick={handleClick}
            shouldDismissPopover={false}
          />
        )}
        popoverProps={{ matchTargetWidth: true, minimal: true, transitionDuration: 0 }}
        menuProps={{ 'aria-label': t('search.names.address') }}
        tagInputProps={{
          inputRef: input,
          inputProps: { id, 'aria-describedby': isDisabled ? `${id}-off` : undefined },
          tagProps: { minimal: true },
        }}
        onItemSelect={address => address !== '' && change(toggled(chosen, address))}
        onRemove={address => change(chosen.filter(other => other !== address))}
      />
    </FormGroup>
  )
})
