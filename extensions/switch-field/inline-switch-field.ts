import { Node } from '@tiptap/core'
import { ATTRIBUTES } from '#contract/document-html.ts'
import { holdsBlock } from '../dom/holds-block.ts'
import { fieldRule, hasName } from '../field/field-rule.ts'
import { switchAttributes } from './switch-attributes.ts'

/** A named on/off choice within a line (spec §4). */
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
