import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { type Node as DocumentNode, Fragment } from '@tiptap/pm/model'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { Clash } from '#contract/rejection.ts'
import { kinship } from '#domain/text-kinship.ts'
import { changeField, markDeliberate } from '#extensions/kit.ts'
import { fieldText } from '#extensions/serialize/field-nodes.ts'
import { i18n } from '../../../locales/i18n.ts'
import { CLASHES_SHOWN } from '../document/problem-marks.ts'
import { type Choices, type ClashPage, drawBox, drawFieldPick, wordsIn } from './clash-box.ts'
import { joinPieces, type Piece, piecesOf } from './clash-pieces.ts'

const wordsOf = (node: DocumentNode): string =>
  String(node.attrs['value'] ?? node.textBetween(0, node.content.size, '\n', leaf => String(leaf.attrs['value'] ?? '')))

const LEAST_KINSHIP = 0.3

/**
 * Returns where a clash is in a document, outside of places that are taken: the same node, else the field of its name, else
 * the most similar block.
 */
export const placeOf = (
  doc: DocumentNode,
  { standing, other }: Clash,
  taken: ReadonlySet<number> = new Set(),
): { from: number; to: number } | null => {
  const json = standing.node ?? other.node
  const type = json?.type
  if (json === null || type === undefined) return null
  const wanted = doc.type.schema.nodeFromJSON(json)
  let best: { from: number; to: number; likeness: number } | null = null
  doc.descendants((node, from) => {
    if (node.type.name !== type || taken.has(from)) return true
    const { name } = wanted.attrs
    const isField = name !== undefined
    if (isField && node.attrs['name'] !== name) return true
    const likeness = node.eq(wanted) ? 2 : isField ? 1 : kinship(wordsOf(node), standing.words)
    if (likeness > (best?.likeness ?? LEAST_KINSHIP)) best = { from, to: from + node.nodeSize, likeness }
    return true
  })
  return best
}

/** Returns the end of the block that stands in a section around a position: where the box with the choice is shown. */
const boxPlace = (doc: DocumentNode, position: number): number => {
  const $pos = doc.resolve(position)
  for (let depth = $pos.depth; depth > 0; depth--) {
    if ($pos.node(depth).isTextblock) return $pos.after(depth)
  }
  return position
}

const placesOf = (editor: Editor): Map<string, { from: number; to: number }> => {
  const shown =
    CLASHES_SHOWN.getState(editor.state)?.find(undefined, undefined, ({ isPlace }) => isPlace === true) ?? []
  return new Map(shown.map(({ from, to, spec }) => [String(spec['clash']), { from, to }]))
}

/** Returns where a clash is shown, null where its place is gone. */
export const shownAt = (editor: Editor, id: string): number | null => placesOf(editor).get(id)?.from ?? null

const nodeOf = (editor: Editor, json: Clash['standing']['node'] | undefined): DocumentNode | null =>
  json ? editor.schema.nodeFromJSON(json) : null

/** Returns the other wording with the fields as they are in the document now: they are chosen apart. */
const withFieldsOf = (other: DocumentNode, standing: DocumentNode): DocumentNode => {
  if (!other.isTextblock) return other
  const fields = new Map(standing.children.map(child => [`${child.type.name} ${child.attrs['name']}`, child]))
  return other.copy(
    Fragment.fromArray(
      other.children.map(child =>
        fieldText(child) === null ? child : (fields.get(`${child.type.name} ${child.attrs['name']}`) ?? child),
      ),
    ),
  )
}

const piecesAt = (editor: Editor, clash: Clash, standing: DocumentNode): readonly Piece[] | null => {
  const other = nodeOf(editor, clash.other.node)
  return other && piecesOf(standing, withFieldsOf(other, standing), nodeOf(editor, clash.before))
}

/** Returns whether the caret stands between two positions: no text is covered while somebody writes in it. */
const isWithin = ({ view, state: { selection } }: Editor, from: number, to: number): boolean =>
  view.hasFocus() && from < selection.from && selection.to < to

interface Found {
  clash: Clash
  from: number
  to: number
  node: DocumentNode
}

/** Shows the clashes of a document in their places, and no others. Returns those that have no place any more. */
export const showClashes = (editor: Editor, clashes: readonly Clash[], page: ClashPage): ReadonlySet<string> => {
  const { doc, tr } = editor.state
  const taken = new Set<number>()
  const found = clashes.flatMap((clash): Found[] => {
    const place = placeOf(doc, clash, taken)
    const node = place && doc.nodeAt(place.from)
    if (place === null || node === null) return []
    taken.add(place.from)
    return [{ clash, ...place, node }]
  })
  const widget = (at: number, key: string, draw: () => HTMLElement): Decoration =>
    Decoration.widget(at, draw, {
      side: 1,
      key: `${key} ${i18n.language}`,
      stopEvent: () => true,
      ignoreSelection: true,
    })
  const decorations = found.flatMap(({ clash, from, to, node }) => {
    if (node.isInline) {
      const isInBox = found.some(one => one.from < from && to < one.to)
      const spec = { isPlace: true, clash: clash.id, node, holdsCaret: null }
      const cover = Decoration.node(from, to, { class: 'rj-clash rj-clash-covered' }, spec)
      return isInBox ? [cover] : [cover, widget(to, clash.id, () => drawFieldPick(clash, page))]
    }
    const pieces = piecesAt(editor, clash, node)
    const within = found.filter(one => from < one.from && one.to < to)
    const fields = new Map(within.map(one => [one.node.attrs['name'], one.clash]))
    const key = [clash.id, JSON.stringify(node), ...within.map(one => one.clash.id)].join(' ')
    const holdsCaret = pieces === null ? null : isWithin(editor, from, to)
    const isCovered = holdsCaret === false
    const spec = { isPlace: true, clash: clash.id, node, holdsCaret }
    return [
      Decoration.node(from, to, { class: isCovered ? 'rj-clash rj-clash-covered' : 'rj-clash' }, spec),
      widget(isCovered ? to : boxPlace(doc, to - 1), key, () => drawBox(clash, { pieces, fields }, page)),
    ]
  })
  editor.view.dispatch(tr.setMeta(CLASHES_SHOWN, DecorationSet.create(doc, decorations)).setMeta('addToHistory', false))
  const placed = new Set(found.map(({ clash }) => clash.id))
  return new Set(clashes.map(({ id }) => id).filter(id => !placed.has(id)))
}

/** Returns whether a place is gone, or since it was drawn what stands there has changed or the caret has come or gone. */
export const areClashesStale = (editor: Editor, count: number): boolean => {
  const { doc } = editor.state
  const shown =
    CLASHES_SHOWN.getState(editor.state)?.find(undefined, undefined, ({ isPlace }) => isPlace === true) ?? []
  const isGone = shown.length < count
  return (
    isGone ||
    shown.some(({ from, to, spec: { node, holdsCaret } }) => {
      const isMoved = typeof holdsCaret === 'boolean' && holdsCaret !== isWithin(editor, from, to)
      return isMoved || doc.nodeAt(from) !== node
    })
  )
}

/** Returns what is to stand in a place by what was chosen there; null where it is deleted. */
const chosenNode = (editor: Editor, clash: Clash, standing: DocumentNode, choices: Choices): DocumentNode | null => {
  const pieces = piecesAt(editor, clash, standing)
  if (pieces === null || standing.isInline) return choices[0] === 'other' ? nodeOf(editor, clash.other.node) : standing
  const text = joinPieces(pieces, choices)
  if (standing.isTextblock) return standing.copy(text)
  return standing.type.create({ ...standing.attrs, value: wordsIn(text) }, null, standing.marks)
}

/** Puts the chosen wordings in their place, as one step of undo; what stands stays. */
export const putWording = (editor: Editor, clash: Clash, choices: Choices): void => {
  const place = placesOf(editor).get(clash.id) ?? placeOf(editor.state.doc, clash)
  const standing = place && editor.state.doc.nodeAt(place.from)
  if (place === null || !standing) return
  const { tr, schema, doc } = editor.state
  const node = chosenNode(editor, clash, standing, choices)
  if (node?.eq(standing)) return
  if (node !== null && standing.type === node.type && fieldText(node) !== null) {
    const dispatch = (): void => undefined
    changeField({ tr, dispatch }, node.type, place.from, () => node.attrs)
    if (tr.docChanged) editor.view.dispatch(tr)
    return
  }
  if (node !== null) tr.replaceWith(place.from, place.to, node)
  else if (doc.resolve(place.from).parent.childCount === 1)
    tr.replaceWith(place.from, place.to, schema.node('paragraph'))
  else tr.delete(place.from, place.to)
  editor.view.dispatch(closeHistory(markDeliberate(tr)))
}
