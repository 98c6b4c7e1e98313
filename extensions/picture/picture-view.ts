import { DOMSerializer, type Node, type Schema } from '@tiptap/pm/model'
import { NodeSelection, Plugin } from '@tiptap/pm/state'
import type { EditorView, NodeView } from '@tiptap/pm/view'
import { ATTRIBUTES, isPictureId, pictureAddress } from '#contract/document-html.ts'
import { element, setAttribute } from '../view/element.ts'
import type { FieldContext } from '../view/field-context.ts'

let tools: typeof import('./tools/picture-tools-view.ts') | null = null

const loadTools = async () => {
  tools ??= await import('./tools/picture-tools-view.ts')
  return tools
}

/** The editors that take pictures, with the page's part in it. */
const CONTEXTS = new WeakMap<EditorView, FieldContext>()

/**
 * Stores picture files and puts each behind the selection, or at a position. It loads the code for it; what cannot be
 * stored is told beside the place.
 */
export const insertPictures = async (view: EditorView, files: readonly File[], position?: number): Promise<void> => {
  const context = CONTEXTS.get(view)
  if (context === undefined || !view.editable) return
  const { insertFiles } = await loadTools()
  await insertFiles(view, context, files, position ?? view.state.selection.to)
}

/** Draws a picture by its file's address. While it is selected, its size and its alternative text can be changed. */
export class PictureView implements NodeView {
  readonly dom: HTMLElement
  readonly image = element('img')
  private node: Node
  private readonly view: EditorView
  private readonly context: FieldContext

  constructor(node: Node, view: EditorView, context: FieldContext) {
    this.node = node
    this.view = view
    this.context = context
    this.dom = element('span', { class: 'rj-picture' }, this.image)
    this.draw()
  }

  private draw(): void {
    const { file, width, height, alt } = this.node.attrs
    setAttribute(this.image, 'src', isPictureId(file) ? pictureAddress(file) : null)
    setAttribute(this.image, 'width', width === null ? null : String(width))
    setAttribute(this.image, 'height', height === null ? null : String(height))
    setAttribute(this.image, 'alt', alt || this.context.labels.pictureUnnamed)
    this.dom.classList.toggle('rj-unnamed', alt === '')
  }

  update(node: Node): boolean {
    if (node.type !== this.node.type) return false
    this.node = node
    this.draw()
    return true
  }

  selectNode(): void {
    this.dom.classList.add('rj-selected')
    if (this.view.editable) void loadTools().then(({ openTools }) => openTools(this.view, this.context, this.dom))
  }

  deselectNode(): void {
    this.dom.classList.remove('rj-selected')
  }

  /** The corner that is dragged belongs to the tools. */
  stopEvent = ({ target }: Event): boolean => target instanceof Element && target.classList.contains('rj-corner')

  ignoreMutation = (): boolean => true
}

const PICTURES = /^image\/(png|jpe?g)$/

/** Returns whether copied HTML holds nothing but a picture, as when one is copied from a page or from Word. */
const saysNothing = (html: string): boolean =>
  html
    .replace(/<!--[\s\S]*?-->|<(style|script|title|xml)\b[\s\S]*?<\/\1>|<[^>]*>/gi, '')
    .replaceAll('&nbsp;', '')
    .trim() === ''

/** Pixels of the longer side of a copied picture: sharp on paper, and quickly made. */
const LARGEST_COPIED = 2_000

/** Returns the address of a picture for another program, which cannot read this server: its bytes, once it is shown. */
const copiedAddress = (id: string): string => {
  const address = pictureAddress(id)
  const shown = document.querySelector<HTMLImageElement>(`.rj-picture > img[src="${address}"]`)
  const canvas = element('canvas')
  const { naturalWidth = 0, naturalHeight = 0 } = shown ?? {}
  const drawing = naturalWidth > 0 ? canvas.getContext('2d') : null
  if (shown === null || drawing === null) return new URL(address, location.href).href
  const share = Math.min(1, LARGEST_COPIED / Math.max(naturalWidth, naturalHeight))
  canvas.width = Math.max(1, Math.round(naturalWidth * share))
  canvas.height = Math.max(1, Math.round(naturalHeight * share))
  drawing.drawImage(shown, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL()
}

/** Writes what is copied as a document is written, but pictures with their bytes. They come back by their ids. */
const copiedWithPictures = (schema: Schema): DOMSerializer => {
  const { picture, ...nodes } = DOMSerializer.nodesFromSchema(schema)
  const write = (node: Node) => {
    const { file, width, height, alt } = node.attrs
    return ['img', { [ATTRIBUTES.picture]: file, width, height, alt, src: copiedAddress(file) }] as const
  }
  return new DOMSerializer({ ...nodes, ...(picture && { picture: write }) }, DOMSerializer.marksFromSchema(schema))
}

const filesOf = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => /^image\//.test(type))

/**
 * Takes pictures that are pasted or dropped as files, gives copied ones their bytes, and leads from a selected picture to
 * its tools by Enter.
 */
export const takePictures = (context: FieldContext, schema: Schema): Plugin =>
  new Plugin({
    view: view => {
      CONTEXTS.set(view, context)
      return { update: () => tools?.followTools(view), destroy: () => void CONTEXTS.delete(view) }
    },
    props: {
      clipboardSerializer: copiedWithPictures(schema),
      handleKeyDown: (view, event) => {
        const { selection } = view.state
        if (event.key !== 'Enter' || !(selection instanceof NodeSelection)) return false
        if (selection.node.type.name !== 'picture' || !view.editable) return false
        const dom = view.nodeDOM(selection.from)
        if (dom instanceof HTMLElement) {
          void loadTools().then(({ openTools }) => openTools(view, context, dom, { isEntered: true }))
        }
        return true
      },
      handleDOMEvents: {
        paste: (view, event) => {
          const files = filesOf(event.clipboardData).filter(({ type }) => PICTURES.test(type))
          const html = event.clipboardData?.getData('text/html') ?? ''
          if (!view.editable || files.length === 0 || !saysNothing(html)) return false
          event.preventDefault()
          void insertPictures(view, files)
          return true
        },
        drop: (view, event) => {
          const files = filesOf(event.dataTransfer)
          if (!view.editable || view.dragging !== null || files.length === 0) return false
          event.preventDefault()
          void insertPictures(view, files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos)
          return true
        },
      },
    },
  })
