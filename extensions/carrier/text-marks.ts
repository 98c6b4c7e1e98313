import { Mark } from '@tiptap/core'
import type { ParseRule } from '@tiptap/pm/model'

interface TextMark {
  name: string
  /** The element that bears it in a document. */
  tag: string
  /** How text copied from elsewhere bears it. */
  foreign?: readonly ParseRule[]
  /** Its shortcuts. */
  keys: readonly string[]
  excludes?: string
}

const textMark = ({ name, tag, foreign = [], keys, excludes }: TextMark) =>
  Mark.create({
    name,
    ...(excludes !== undefined && { excludes }),
    parseHTML: () => [{ tag }, ...foreign],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return Object.fromEntries(keys.map(key => [key, () => this.editor.commands.toggleMark(name)]))
    },
  })

/** Elements of other editors may say in their style that they are not what they seem. */
const unlessStyled = (tag: string, property: 'fontWeight' | 'fontStyle'): ParseRule => ({
  tag,
  getAttrs: element => (element.style[property] === 'normal' ? false : null),
})

const decorated = (line: string): ParseRule => ({
  style: 'text-decoration',
  consuming: false,
  getAttrs: style => (style.includes(line) ? null : false),
})

export const Bold = textMark({
  name: 'bold',
  tag: 'strong',
  foreign: [
    unlessStyled('b', 'fontWeight'),
    { style: 'font-weight=400', clearMark: mark => mark.type.name === 'bold' },
    { style: 'font-weight', getAttrs: weight => (/^(bold(er)?|[5-9]\d{2,})$/.test(weight) ? null : false) },
  ],
  keys: ['Mod-b', 'Mod-B'],
})

export const Italic = textMark({
  name: 'italic',
  tag: 'em',
  foreign: [
    unlessStyled('i', 'fontStyle'),
    { style: 'font-style=normal', clearMark: mark => mark.type.name === 'italic' },
    { style: 'font-style=italic' },
  ],
  keys: ['Mod-i', 'Mod-I'],
})

export const Strike = textMark({
  name: 'strike',
  tag: 's',
  foreign: [{ tag: 'del' }, { tag: 'strike' }, decorated('line-through')],
  keys: ['Mod-Shift-s'],
})

export const Underline = textMark({
  name: 'underline',
  tag: 'u',
  foreign: [decorated('underline')],
  keys: ['Mod-u', 'Mod-U'],
})

/** Text below the line. */
export const Subscript = textMark({ name: 'subscript', tag: 'sub', excludes: 'superscript', keys: ['Mod-,'] })

/** Text above the line. */
export const Superscript = textMark({ name: 'superscript', tag: 'sup', excludes: 'subscript', keys: ['Mod-.'] })
