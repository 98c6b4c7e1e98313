let names = 0
const attributes = (kind: string): string => {
  names += 1
  return `data-field="${kind}" data-name="n${names}"`
}
/** A text field of a name of its own. */
export const textField = (): string => `<span ${attributes('text')}>\${值}</span>`
const radio = (): string =>
  `<span ${attributes('radio')}><span data-option data-checked>是</span><span data-option>否</span></span>`
export const inlineSwitch = (content: string, source = ''): string =>
  `<span ${attributes('switch')} data-value="0"${source}>${content}</span>`
const link = '<a data-jump href="?regNo=1">号</a>'
const fact = '<span data-source="notice.mark">云</span>'

type Place = readonly [name: string, before: string, after: string, keys: readonly string[]]

const home = (...steps: number[]): string[] => ['Home', ...Array(steps[0] ?? 0).fill('ArrowRight')]
const end = (...steps: number[]): string[] => ['End', ...Array(steps[0] ?? 0).fill('ArrowLeft')]

/** Where the word is to stand: between `before` and `after`, reached with the keys from a click into the line. */
const PLACES: readonly Place[] = [
  ['at the start of a paragraph', '', '甲乙', home()],
  ['in the middle of a paragraph', '甲', '乙', home(1)],
  ['at the end of a paragraph', '甲乙', '', end()],
  ['in an empty paragraph', '', '', []],
  ['before a text field', '甲', `${textField()}乙`, home(1)],
  ['behind a text field', `甲${textField()}`, '乙', end(1)],
  ['between two text fields', `甲${textField()}`, `${textField()}乙`, home(3)],
  ['before a field that begins the line', '', `${textField()}乙`, home()],
  ['behind a field that ends the line', `甲${textField()}`, '', end()],
  ['before the only field of a line', '', textField(), home()],
  ['behind the only field of a line', textField(), '', end()],
  ['over a field that is selected', `甲${textField()}`, '乙', home(2)],
  ['before a radio field that begins the line', '', `${radio()}乙`, home()],
  ['behind a radio field that ends the line', `甲${radio()}`, '', end()],
  ['between a text field and a radio field', textField(), radio(), home(2)],
  ['before an inline switch', '甲', `${inlineSwitch('内里')}乙`, home(1)],
  ['behind an inline switch', `甲${inlineSwitch('内里')}`, '乙', end(1)],
  ['behind an inline switch with its source', `甲${inlineSwitch('内里', ' data-source="notice.mark"')}`, '乙', end(1)],
  ['before an inline switch that begins the line', '', `${inlineSwitch('内里')}乙`, home()],
  ['behind an inline switch that ends the line', `甲${inlineSwitch('内里')}`, '', end()],
  ['between two inline switches', inlineSwitch('甲'), inlineSwitch('乙'), home(3)],
  ['behind a jump link', `甲${link}`, '乙', end(1)],
  ['behind a quoted fact', `甲${fact}`, '乙', end(1)],
  ['behind bold text, as bold text', '甲<strong>粗', '</strong>乙', end(1)],
]

/** The same inside an inline switch: `before` and `after` are what it holds. */
const SWITCH_PLACES: readonly Place[] = [
  ['in an empty inline switch', '', '', home(2)],
  ['at the start of an inline switch', '', '内里', home(2)],
  ['in the middle of an inline switch', '内', '里', home(3)],
  ['at the end of an inline switch', '内里', '', end(2)],
  ['behind a field in an inline switch', textField(), '', end(2)],
]

/** What a line is with a word written in it, and the keys that lead there. */
interface Line {
  name: string
  keys: readonly string[]
  write: (word: string) => string
}

/** A line for every place in prose, at every kind of border, where an input method may begin. */
export const COMPOSING_LINES: readonly Line[] = [
  ...PLACES.map(([name, before, after, keys]) => ({ name, keys, write: (word: string) => `${before}${word}${after}` })),
  ...SWITCH_PLACES.map(([name, before, after, keys]) => {
    const [head, tail] = inlineSwitch('|').split('|')
    return { name, keys, write: (word: string) => `甲${head}${before}${word}${after}${tail}乙` }
  }),
]
