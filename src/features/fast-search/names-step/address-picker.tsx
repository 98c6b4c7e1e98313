import { FormGroup, MenuItem } from '@blueprintjs/core'
import { type ItemPredicate, type ItemRenderer, MultiSelect } from '@blueprintjs/select'
import { type Dispatch, type JSX, memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { toggled } from '../state/group-place.ts'
import type { WizardMove } from '../state/wizard-reducer.ts'
import './address-picker.css'

interface AddressPickerProps {
  chosen: readonly string[]
  /** Those of the register. */
  offered: readonly string[]
  isDisabled: boolean
  move: Dispatch<WizardMove>
}

const MAX_LENGTH = 500

const holds: ItemPredicate<string> = (query, address) => address.includes(query.trim())
const isSame = (a: string, b: string): boolean => a.trim() === b.trim()

/** The applicant's addresses: those of the register to choose from, or others typed. */
export const AddressPicker = memo(({ chosen, offered, isDisabled, move }: AddressPickerProps): JSX.Element => {
  const { t } = useTranslation()
  const id = useId()
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
          inputProps: { id, 'aria-describedby': isDisabled ? `${id}-off` : undefined },
          tagProps: { minimal: true },
        }}
        onItemSelect={address => address !== '' && change(toggled(chosen, address))}
        onRemove={address => change(chosen.filter(other => other !== address))}
      />
    </FormGroup>
  )
})
