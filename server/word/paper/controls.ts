import {
  BuilderElement,
  CheckBox,
  FileChild,
  type ImageRun,
  type Paragraph,
  type Table,
  type TextRun,
  type XmlComponent,
} from 'docx'

const ILLEGAL_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/**
 * Returns the text without the characters that XML 1.0 forbids: controls, U+FFFE, U+FFFF and halves of surrogate pairs.
 */
export const plainText = (text: string): string => text.replace(ILLEGAL_IN_XML, '')

/** Says what a reader can do with a control: write a line, choose, tick, or write anything. */
type ControlInput =
  | { kind: 'text' }
  | { kind: 'rich' }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'checkbox'; isChecked: boolean }

/** Names a field in Word: its label on the control, and its tag by which the file is read back. */
export interface ControlName {
  tag: string
  label: string
}

/** Ties a control to a value that several controls share; see `collectBoundFields`. */
export interface Binding {
  path: string
  /** The glossary's name for what is shown while the value is empty. */
  placeholder: string
}

/** Names the part with the shared values among those of a file, and its elements. */
export const FIELD_STORE = {
  namespace: 'urn:rejoinder:fields',
  id: '{6E0C8C1B-52A7-4C0F-9E37-3B1F5D7A2C94}',
} as const

export interface FieldControl extends ControlName {
  input: ControlInput
  /** Marks the content as a placeholder: Word selects it as a whole on a click, and typing replaces it. */
  isPlaceholder?: boolean
  /** Ties the control to a value that it shares with others. */
  binding?: Binding | undefined
}

/** The most UTF-16 units that Word takes in a control's name or tag, and in the text of one choice. */
export const LONGEST_NAME = 64
export const LONGEST_CHOICE = 255

export const CHECKED = '☑'
const UNCHECKED = '☐'
/** The only font of Windows and Office that has both signs. */
export const CHECKBOX_FONT = 'Segoe UI Symbol'

const element = (name: string, children: readonly XmlComponent[] = []): XmlComponent =>
  new BuilderElement({ name, children })

const attributed = (name: string, attributes: Record<string, string>): XmlComponent =>
  new BuilderElement<Record<string, string>>({
    name,
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([key, value]) => [key, { key, value: plainText(value) }]),
    ),
  })

const valued = (name: string, value: string, attributes: Record<string, string> = {}): XmlComponent =>
  attributed(name, { [`${name.split(':')[0]}:val`]: value, ...attributes })

const state = (name: string, sign: string): XmlComponent =>
  valued(name, sign.charCodeAt(0).toString(16), { 'w14:font': CHECKBOX_FONT })

/** Returns the options as list items. Word takes each text once and none that is empty. */
const choices = (options: readonly string[]): XmlComponent[] =>
  [...new Set(options.map(option => option.slice(0, LONGEST_CHOICE)))]
    .filter(option => option !== '')
    .map(
      option =>
        new BuilderElement<{ text: string; value: string }>({
          name: 'w:listItem',
          attributes: {
            text: { key: 'w:displayText', value: plainText(option) },
            value: { key: 'w:value', value: plainText(option) },
          },
        }),
    )

const inputElements = (input: ControlInput): XmlComponent[] => {
  switch (input.kind) {
    case 'rich':
      return []
    case 'text':
      return [
        new BuilderElement<{ lines: string }>({
          name: 'w:text',
          attributes: { lines: { key: 'w:multiLine', value: '1' } },
        }),
      ]
    case 'choice':
      return [element('w:dropDownList', choices(input.options))]
    case 'checkbox':
      return [
        element('w14:checkbox', [
          valued('w14:checked', input.isChecked ? '1' : '0'),
          state('w14:checkedState', CHECKED),
          state('w14:uncheckedState', UNCHECKED),
        ]),
      ]
  }
}

const bound = ({ path }: Binding): XmlComponent =>
  attributed('w:dataBinding', {
    'w:prefixMappings': `xmlns:r='${FIELD_STORE.namespace}'`,
    'w:xpath': path,
    'w:storeItemID': FIELD_STORE.id,
  })

const propertiesOf = ({ tag, label, input, isPlaceholder, binding }: FieldControl): XmlComponent =>
  element('w:sdtPr', [
    valued('w:alias', label.slice(0, LONGEST_NAME)),
    valued('w:tag', tag),
    ...(binding ? [element('w:placeholder', [valued('w:docPart', binding.placeholder)])] : []),
    ...(isPlaceholder ? [element('w:showingPlcHdr')] : []),
    ...(binding ? [bound(binding)] : []),
    ...inputElements(input),
  ])

/** Returns the content of a control's element: its properties, then what stands in it. */
const controlElements = (control: FieldControl, content: readonly XmlComponent[]): XmlComponent[] => [
  propertiesOf(control),
  element('w:sdtContent', content),
]

/** A content control within a line. docx has such a control for checkboxes only, so its content is replaced. */
export class RunControl extends CheckBox {
  constructor(control: FieldControl, content: readonly (TextRun | RunControl | ImageRun)[]) {
    super()
    this.root = controlElements(control, content)
  }
}

export type Block = Paragraph | Table | BlockControl

/** A content control around blocks. */
export class BlockControl extends FileChild {
  readonly control: FieldControl
  readonly blocks: readonly Block[]

  constructor(control: FieldControl, blocks: readonly Block[]) {
    super('w:sdt')
    this.control = control
    this.blocks = blocks
    this.root.push(...controlElements(control, blocks))
  }

  /** Returns the same control around other blocks. */
  with(blocks: readonly Block[]): BlockControl {
    return new BlockControl(this.control, blocks)
  }
}
