import { element, setAttribute, setText, template } from './element.ts'
import type { FieldLabels } from './field-context.ts'
import { FIELD_KEY_SHORTCUTS } from './shortcut.ts'

/** The on/off control of a switch, with its word beside it. */
export const createSwitchButton = template(() =>
  element('button', {
    type: 'button',
    class: 'rj-toggle',
    role: 'switch',
    tabindex: '0',
    'aria-keyshortcuts': FIELD_KEY_SHORTCUTS,
    'data-action': 'toggle',
  }),
)

export const drawSwitchButton = (
  button: HTMLButtonElement,
  isOn: boolean,
  label: string,
  labels: FieldLabels,
): void => {
  setAttribute(button, 'aria-checked', String(isOn))
  setAttribute(button, 'aria-label', label)
  setText(button, isOn ? labels.on : labels.off)
}
