import { type Attribute, Node } from '@tiptap/core'
import { ATTRIBUTES, isPictureId, LARGEST_PICTURE_SIDE } from '#contract/document-html.ts'

/** Makes the attribute for one side of a picture in CSS pixels; null where it has its own size. */
const sideAttribute = (name: 'width' | 'height'): Partial<Attribute> => ({
  default: null,
  validate: 'number|null',
  parseHTML: element => Math.min(Number(element.getAttribute(name)), LARGEST_PICTURE_SIDE) || null,
})

/**
 * A PNG or a JPEG in a line, by the id of its stored file: a document holds no address and no bytes of it
 * (docs/field-markup.md). `alt` says what it shows.
 */
export const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({
    file: {
      default: '',
      validate: file => {
        if (typeof file !== 'string' || !isPictureId(file))
          throw new RangeError('A picture is known by the id of its file')
      },
      parseHTML: element => element.getAttribute(ATTRIBUTES.picture),
      renderHTML: ({ file }) => ({ [ATTRIBUTES.picture]: file }),
    },
    width: sideAttribute('width'),
    height: sideAttribute('height'),
    alt: { default: '', validate: 'string' },
  }),
  parseHTML: () => [
    {
      tag: `img[${ATTRIBUTES.picture}]`,
      getAttrs: element => (isPictureId(element.getAttribute(ATTRIBUTES.picture) ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})
