import { Node, textblockTypeInputRule } from '@tiptap/core'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    textBlocks: {
      /** Makes the selected lines ordinary ones. */
      setParagraph: () => ReturnType
    }
  }
}

const LEVELS = [1, 2, 3, 4] as const

export const Text = Node.create({ name: 'text', group: 'inline' })

/** A line of text, which any place that takes blocks begins with. */
export const Paragraph = Node.create({
  name: 'paragraph',
  priority: 1000,
  group: 'block',
  content: 'inline*',
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: () => ['p', 0],
  addCommands() {
    return {
      setParagraph:
        () =>
        ({ commands }) =>
          commands.setNode(this.name),
    }
  },
  addKeyboardShortcuts() {
    return { 'Mod-Alt-0': () => this.editor.commands.setParagraph() }
  },
})

export const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ level: { default: 1, rendered: false } }),
  parseHTML: () => LEVELS.map(level => ({ tag: `h${level}`, attrs: { level } })),
  renderHTML: ({ node }) => [`h${node.attrs['level']}`, 0],
  addKeyboardShortcuts() {
    return Object.fromEntries(
      LEVELS.map(level => [
        `Mod-Alt-${level}`,
        () => this.editor.commands.toggleNode(this.name, 'paragraph', { level }),
      ]),
    )
  },
  addInputRules() {
    return LEVELS.map(level =>
      textblockTypeInputRule({ find: new RegExp(`^(#{1,${level}})\\s$`), type: this.type, getAttributes: { level } }),
    )
  },
})
