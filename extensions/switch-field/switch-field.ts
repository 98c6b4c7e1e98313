import { Node } from '@tiptap/core'
import { ATTRIBUTES } from '#contract/document-html.ts'
import { holdsBlock } from '../dom/holds-block.ts'
import { fieldRule, hasName } from '../field/field-rule.ts'
import { switchAttributes } from './switch-attributes.ts'

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
})
