import { closeHistory } from '@tiptap/pm/history'
import { NodeSelection, type Selection, TextSelection, type Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import type { StoredPicture } from '#contract/rejection.ts'
import { changePlaces, nextPlace, readPlace } from '../../guard/waiting-places.ts'
import { element, ownForm, setText } from '../../view/element.ts'
import type { FieldContext } from '../../view/field-context.ts'
import { placePopup } from '../../view/place-popup.ts'
import { tellBesideCaret } from '../../view/tell-beside-caret.ts'

/** The width of a line on paper, 150 mm, and what is left of a page's height, in CSS pixels. */
const WIDEST = 567
const HIGHEST = 800
const NARROWEST = 16
const MILLIMETRES_A_PIXEL = 25.4 / 96

const toMillimetres = (pixels: number): number => Math.round(pixels * MILLIMETRES_A_PIXEL)
const toPixels = (millimetres: number): number => Math.round(millimetres / MILLIMETRES_A_PIXEL)
const bounded = (pixels: number): number => Math.round(Math.min(Math.max(pixels, NARROWEST), WIDEST))

/** The picture whose tools are shown. */
interface Chosen {
  position: number
  image: HTMLImageElement
}

const chosenIn = (view: EditorView): Chosen | null => {
  const { selection } = view.state
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'picture') return null
  const dom = view.nodeDOM(selection.from)
  const image = dom instanceof HTMLElement ? dom.querySelector('img') : null
  return image && { position: selection.from, image }
}

/**
 * Changes attributes of the chosen picture in one step of undo, or as a part of the step that a given change began. It
 * stays selected. Returns the first change of the step; null where there is none.
 */
const change = (
  view: EditorView,
  attributes: Record<string, unknown>,
  begun: Transaction | null = null,
): Transaction | null => {
  const chosen = chosenIn(view)
  if (chosen === null) return begun
  const { tr } = view.state
  const { attrs } = tr.doc.nodeAt(chosen.position) ?? {}
  const changed = Object.entries(attributes).filter(([name, value]) => attrs?.[name] !== value)
  if (changed.length === 0) return begun
  for (const [name, value] of changed) tr.setNodeAttribute(chosen.position, name, value)
  view.dispatch(begun === null ? closeHistory(tr) : tr.setMeta('appendedTransaction', begun))
  return begun ?? tr
}

const resize = (view: EditorView, width: number): void => {
  const chosen = chosenIn(view)
  if (chosen === null) return
  const { width: shownWidth, height: shownHeight } = chosen.image.getBoundingClientRect()
  const { naturalWidth, naturalHeight } = chosen.image
  const share = naturalWidth > 0 ? naturalHeight / naturalWidth : shownHeight / shownWidth || 1
  const next = bounded(width)
  change(view, { width: next, height: Math.max(1, Math.round(next * share)) })
}

/** The tools of one editor: a small form beside the picture, and the corner that sizes it. */
class PictureTools {
  readonly dom: HTMLElement
  private readonly alt: HTMLInputElement
  private readonly width: HTMLInputElement
  private readonly hint = element('span', { class: 'rj-hint', role: 'status' })
  private readonly corner = element('span', { class: 'rj-corner', contenteditable: 'false' })
  private readonly view: EditorView
  private readonly context: FieldContext

  constructor(view: EditorView, context: FieldContext) {
    const { labels } = context
    this.view = view
    this.context = context
    this.alt = element('input', {
      type: 'text',
      class: 'rj-picture-input',
      maxlength: '500',
      placeholder: labels.pictureAltHint,
    })
    this.width = element('input', { type: 'number', class: 'rj-picture-input', min: '4', max: '150', step: '1' })
    const remove = element('button', { type: 'button', class: 'rj-button' }, labels.pictureRemove)
    remove.addEventListener('click', () => this.remove())
    let begun: Transaction | null = null
    // At every key: what is read on the page is in the document, and saved. One visit is one step of undo.
    const write = (): void => {
      begun = change(view, { alt: this.alt.value.trim() }, begun)
    }
    this.alt.addEventListener('input', event => (event instanceof InputEvent && event.isComposing) || write())
    this.alt.addEventListener('compositionend', write)
    this.alt.addEventListener('change', write)
    this.alt.addEventListener('blur', () => {
      begun = null
    })
    this.width.addEventListener('change', () => resize(view, toPixels(Number(this.width.value) || 0)))
    this.corner.addEventListener('pointerdown', event => this.drag(event))
    this.dom = ownForm(
      'rj-field-hint rj-picture-tools',
      element('label', {}, labels.pictureAlt, this.alt),
      element('label', {}, labels.pictureWidth, this.width),
      remove,
      this.hint,
    )
    this.dom.addEventListener('keydown', event => this.key(event))
    this.dom.hidden = true
    view.dom.nextElementSibling?.append(this.dom)
  }

  /** Shows the tools beside the selected picture; `isEntered` puts the caret into its alternative text. */
  open(dom: HTMLElement, isEntered: boolean): void {
    const chosen = chosenIn(this.view)
    if (chosen === null || !dom.isConnected) return
    const { alt, width } = this.view.state.doc.nodeAt(chosen.position)?.attrs ?? {}
    this.alt.value = alt ?? ''
    this.width.value = String(toMillimetres(width ?? chosen.image.getBoundingClientRect().width))
    setText(this.hint, alt ? '' : this.context.labels.pictureUnnamed)
    dom.append(this.corner)
    this.dom.hidden = false
    placePopup(this.dom, dom)
    if (isEntered) this.alt.focus()
  }

  /** Follows the document: goes away with the selection, and shows what changed. */
  follow(): void {
    const chosen = chosenIn(this.view)
    if (chosen === null) {
      this.close()
      return
    }
    const isInside = this.dom.contains(document.activeElement)
    const dom = this.view.nodeDOM(chosen.position)
    if (!this.dom.hidden && dom instanceof HTMLElement && !isInside) this.open(dom, false)
    else if (isInside) setText(this.hint, this.alt.value.trim() ? '' : this.context.labels.pictureUnnamed)
  }

  close(): void {
    this.dom.hidden = true
    this.corner.remove()
  }

  private key(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.target.blur()
    if (event.key === 'Escape' || event.target === this.alt) this.leave()
  }

  /** Goes back to the text behind the picture. */
  private leave(): void {
    const chosen = chosenIn(this.view)
    const { state } = this.view
    if (chosen !== null) {
      this.view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, chosen.position + 1)))
    }
    this.view.focus()
  }

  private remove(): void {
    const { tr } = this.view.state
    if (chosenIn(this.view) !== null) this.view.dispatch(closeHistory(tr.deleteSelection()))
    this.view.focus()
  }

  private drag(event: PointerEvent): void {
    const chosen = chosenIn(this.view)
    if (chosen === null) return
    event.preventDefault()
    const { image } = chosen
    const { width } = image.getBoundingClientRect()
    const start = event.clientX
    const widthAt = ({ clientX }: PointerEvent): number => bounded(width + clientX - start)
    const move = (moved: PointerEvent): void => {
      image.style.width = `${widthAt(moved)}px`
      image.style.height = 'auto'
      this.width.value = String(toMillimetres(widthAt(moved)))
    }
    const end = (ended: PointerEvent): void => {
      this.corner.removeEventListener('pointermove', move)
      image.removeAttribute('style')
      if (ended.type === 'pointerup') resize(this.view, widthAt(ended))
    }
    this.corner.setPointerCapture(event.pointerId)
    this.corner.addEventListener('pointermove', move)
    this.corner.addEventListener('pointerup', end, { once: true })
    this.corner.addEventListener('pointercancel', end, { once: true })
  }
}

const TOOLS = new WeakMap<EditorView, PictureTools>()

const toolsOf = (view: EditorView, context: FieldContext): PictureTools => {
  const known = TOOLS.get(view)
  if (known?.dom.isConnected) return known
  const tools = new PictureTools(view, context)
  TOOLS.set(view, tools)
  return tools
}

/** Follows an editor's state, for tools that were opened in it. */
export const followTools = (view: EditorView): void => TOOLS.get(view)?.follow()

/** Shows the tools of the selected picture, drawn as `dom`. */
export const openTools = (
  view: EditorView,
  context: FieldContext,
  dom: HTMLElement,
  { isEntered = false }: { isEntered?: boolean } = {},
): void => {
  if (!view.isDestroyed) toolsOf(view, context).open(dom, isEntered)
}

/** Returns the room for a picture at a position: a cell's, or a line's on paper. */
const roomAt = (view: EditorView, position: number): number => {
  const { node } = view.domAtPos(position)
  const cell = (node instanceof Element ? node : node.parentElement)?.closest('td,th')
  return cell === null || cell === undefined ? WIDEST : Math.min(WIDEST, Math.max(NARROWEST, cell.clientWidth - 16))
}

const sizeFor = ({ width, height }: StoredPicture, room: number): { width: number; height: number } => {
  const share = Math.min(1, room / width, HIGHEST / height)
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) }
}

/** Puts a stored picture at a place, as one step of undo, selects it, and asks for its alternative text. */
const place = (view: EditorView, context: FieldContext, picture: StoredPicture, at: Selection): void => {
  const type = view.state.schema.nodes['picture']
  if (type === undefined) return
  const node = type.create({ file: picture.id, ...sizeFor(picture, roomAt(view, at.to)) })
  const { tr } = view.state
  tr.replaceRangeWith(at.to, at.to, node)
  const found = tr.mapping.map(at.to, -1)
  let position: number | null = null
  tr.doc.nodesBetween(
    Math.max(0, found - 1),
    Math.min(tr.doc.content.size, found + node.nodeSize + 2),
    (here, start) => {
      if (here.type === type && here.attrs['file'] === picture.id) position ??= start
    },
  )
  if (position !== null) tr.setSelection(NodeSelection.create(tr.doc, position))
  view.dispatch(closeHistory(tr.scrollIntoView()))
  const dom = position === null ? null : view.nodeDOM(position)
  if (dom instanceof HTMLElement) openTools(view, context, dom, { isEntered: true })
}

/** Stores files one after the other and puts each in place; the place is kept while the text goes on changing. */
export const insertFiles = async (
  view: EditorView,
  context: FieldContext,
  files: readonly File[],
  position: number,
): Promise<void> => {
  for (const file of files) {
    const id = nextPlace()
    const at = Math.min(position, view.state.doc.content.size)
    view.dispatch(
      changePlaces(view.state.tr, { added: { id, selection: TextSelection.near(view.state.doc.resolve(at), -1) } }),
    )
    const stored = await context.storePicture(file)
    if (view.isDestroyed) return
    const kept = readPlace(view.state, id)
    view.dispatch(changePlaces(view.state.tr, { removed: id }))
    if (typeof stored === 'string') tellBesideCaret(view, stored)
    else if (stored !== null) {
      place(view, context, stored, kept)
      position = view.state.selection.to
    }
  }
}
