import { Button, Drawer } from '@blueprintjs/core'
import { type Dispatch, type JSX, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { basketClasses } from '../state/basket-classes.ts'
import type { WizardMove } from '../state/wizard-reducer.ts'
import type { Basket as BasketContent } from '../state/wizard-state.ts'
import { Basket } from './basket.tsx'

interface BasketDrawerProps {
  basket: BasketContent
  isOn: boolean
  move: Dispatch<WizardMove>
}

const WIDTH_PX = 296

/** Where there is no room beside the list, the basket is a button with its count, and opens over the list. */
export const BasketDrawer = ({ basket, isOn, move }: BasketDrawerProps): JSX.Element => {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const count = basketClasses(basket).reduce((sum, content) => sum + content.count, 0)
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        text={t('search.basket.open', { count })}
        onClick={() => setIsOpen(true)}
      />
      <Drawer
        isOpen={isOpen}
        size={WIDTH_PX}
        title={t('search.basket.title')}
        transitionDuration={0}
        onClose={() => setIsOpen(false)}
      >
        <Basket basket={basket} isOn={isOn} move={move} />
      </Drawer>
    </>
  )
}
