import { Node } from '@tiptap/core'
import { ATTRIBUTES } from '#contract/document-html.ts'
import { holdsBlock } from '../dom/holds-block.ts'
import { changeField } from '../field/change-field.ts'
import { fieldRule, hasName } from '../field/field-rule.ts'
import { switchAttributes } from './switch-attributes.ts'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    switchField: {
      /** Turns the switch at a position, around blocks or within a line, on or off. */
      toggleSwitch: (position: number) => ReturnType
    }
  }
}

/** A named on/off choice around blocks (spec §4). What it holds is greyed while off and left out of Word. */
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
