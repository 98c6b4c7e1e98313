import { Node, nodeInputRule } from '@tiptap/core'

/** The end of a line within a paragraph. */
export const HardBreak = Node.create({
  name: 'hardBreak',
  inline: true,
  group: 'inline',
  selectable: false,
  linebreakReplacement: true,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',

  addKeyboardShortcuts() {
    const breakLine = (): boolean => {
      const { selection, storedMarks } = this.editor.state
      if (selection.$from.parent.type.spec.isolating) return false
      const marks = storedMarks ?? (selection.$to.parentOffset > 0 ? selection.$from.marks() : [])
      return this.editor
        .chain()
        .insertContent({ type: this.name })
        .command(({ tr }) => {
          tr.ensureMarks(marks)
          return true
        })
        .scrollIntoView()
        .run()
    }
    return { 'Mod-Enter': breakLine, 'Shift-Enter': breakLine }
  },
})

/** A rule across the page. */
export const HorizontalRule = Node.create({
  name: 'horizontalRule',
  group: 'block',
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: () => ['hr'],
  addInputRules() {
    return [nodeInputRule({ find: /^(?:---|—-|___\s|\*\*\*\s)$/, type: this.type })]
  },
})
