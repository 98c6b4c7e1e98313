import { Classes, Menu, MenuItem } from '@blueprintjs/core'
import { CaretDownIcon } from '@blueprintjs/icons'
import { type ItemListRenderer, type ItemRenderer, renderFilteredItems, Select } from '@blueprintjs/select'
import { type JSX, useId } from 'react'
import { useTranslation } from 'react-i18next'
import './filter-select.css'

interface FilterOption {
  /** Empty for the option that filters nothing. */
  value: string
  label: string
}

interface FilterSelectProps {
  label: string
  value: string
  options: readonly FilterOption[]
  isDisabled?: boolean
  onChange: (value: string) => void
}

/** More than any class has groups, so only a list across all classes is cut; it says so. */
const MOST_SHOWN = 60

const BUTTON = `rj-filter ${Classes.BUTTON} ${Classes.SMALL}`

const matching = (query: string, options: FilterOption[]): FilterOption[] => {
  const wanted = query.trim().toLowerCase()
  return options.filter(({ label }) => label.toLowerCase().includes(wanted))
}

/** Shows one filter of the goods list: a button with its value, and a list to choose from by typing or arrows. */
export const FilterSelect = ({
  label,
  value,
  options,
  isDisabled = false,
  onChange,
}: FilterSelectProps): JSX.Element => {
  const { t } = useTranslation()
  const id = useId()
  const chosen = options.find(option => option.value === value) ?? options[0]

  const renderItem: ItemRenderer<FilterOption> = (option, { handleClick, modifiers, id, ref }) => (
    <MenuItem
      key={option.value}
      {...(id !== undefined && { id })}
      {...(ref && { ref })}
      roleStructure="listoption"
      text={option.label}
      active={modifiers.active}
      selected={option.value === value}
      onClick={handleClick}
    />
  )
  const nothing = <MenuItem disabled roleStructure="listoption" text={t('search.goods.noOption')} />
  const renderList: ItemListRenderer<FilterOption> = list => {
    const rest = matching(list.query, list.items).length - MOST_SHOWN
    const { className: _none, ...menu } = list.menuProps ?? {}
    return (
      <Menu role="listbox" {...menu} id={id} ulRef={list.itemsParentRef}>
        {renderFilteredItems(list, nothing)}
        {rest > 0 && (
          <MenuItem disabled roleStructure="listoption" text={t('search.goods.moreOptions', { count: rest })} />
        )}
      </Menu>
    )
  }

  return (
    <Select<FilterOption>
      items={[...options]}
      itemsEqual="value"
      itemListPredicate={(query, items) => matching(query, items).slice(0, MOST_SHOWN)}
      itemRenderer={renderItem}
      itemListRenderer={renderList}
      disabled={isDisabled}
      resetOnSelect
      placeholder={t('search.goods.findOption')}
      inputProps={{ size: 'small', 'aria-label': t('search.goods.findOption'), 'aria-controls': id }}
      menuProps={{ 'aria-label': label }}
      // The target is the button itself: a box around it may not have `aria-expanded`.
      popoverProps={{
        minimal: true,
        transitionDuration: 0,
        popoverClassName: 'rj-filter-list',
        targetTagName: 'button',
      }}
      popoverTargetProps={{
        className: isDisabled ? `${BUTTON} ${Classes.DISABLED}` : BUTTON,
        'aria-controls': id,
        'aria-label': value === '' ? undefined : `${label} ${chosen?.label}`,
      }}
      onItemSelect={option => onChange(option.value)}
    >
      <span className={Classes.BUTTON_TEXT}>{chosen?.label}</span>
      <CaretDownIcon />
    </Select>
  )
}
