import { SWITCH_WIRE } from '#contract/document-form.ts'
import { ATTRIBUTES } from '#contract/document-html.ts'
import { fieldAttributes } from '../field/field-attributes.ts'

/** Attributes of a switch, inline or block; only the wire value of off turns it off. */
export const switchAttributes = {
  ...fieldAttributes,
  on: {
    default: true,
    parseHTML: (element: HTMLElement) => element.getAttribute(ATTRIBUTES.value) !== String(SWITCH_WIRE.off),
    renderHTML: (values: Record<string, unknown>) => ({
      [ATTRIBUTES.value]: String(values['on'] ? SWITCH_WIRE.on : SWITCH_WIRE.off),
    }),
  },
}
