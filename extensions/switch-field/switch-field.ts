import { Node } from '@tiptap/core'
import { ATTRIBUTES, SWITCH_WIRE } from '#contract/document-html.ts'
import { changeField } from '../field/change-field.ts'
import { fieldAttributes, fieldRule, hasName, holdsBlock } from '../field/field-markup.ts'

/** Attributes of a switch, inline or block; only the wire value of off turns it off. */
const switchAttributes = {
  ...fieldAttributes,
  on: {
    default: true,
    parseHTML: (element: HTMLElement) => element.getAttribute(ATTRIBUTES.value) !== String(SWITCH_WIRE.off),
    renderHTML: (values: Record<string, unknown>) => ({
      [ATTRIBUTES.value]: String(values['on'] ? SWITCH_WIRE.on : SWITCH_WIRE.off),
    }),
  },
}

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    switchField: {
      /** Turns the switch at a position, around blocks or within a line, on or off. */
      toggleSwitch: (position: number) => ReturnType
    }
  }
}

/**
 * A named on/off choice around blocks (docs/specification.md §4). What it holds is greyed while off and left out of
 * Word.
 */
export const SwitchField = Node.create({
  name: 'switchField',
  group: 'block',
  content: 'block+',
  defining: true,
  isolating: true,

  addAttributes: () => switchAttributes,

  parseHTML() {
    return [
      fieldRule('div', 'switch', hasName),
      fieldRule('span', 'switch', element => hasName(element) && holdsBlock(element)),
    ]
  },

  renderHTML({ HTMLAttributes }) {
    return ['div', { [ATTRIBUTES.field]: 'switch', ...HTMLAttributes }, 0]
  },

  addCommands() {
    return {
      toggleSwitch: position => props => {
        const { switchField, inlineSwitchField } = props.editor.schema.nodes
        return [switchField, inlineSwitchField].some(
          type => type && changeField(props, type, position, ({ attrs }) => ({ on: !attrs['on'] })),
        )
      },
    }
  },
})

/** A named on/off choice within a line (docs/specification.md §4). */
export const InlineSwitchField = Node.create({
  name: 'inlineSwitchField',
  group: 'inline',
  inline: true,
  content: 'inline*',
  isolating: true,

  addAttributes: () => switchAttributes,

  parseHTML() {
    return [fieldRule('span', 'switch', element => hasName(element) && !holdsBlock(element))]
  },

  renderHTML({ HTMLAttributes }) {
    return ['span', { [ATTRIBUTES.field]: 'switch', ...HTMLAttributes }, 0]
  },
})
