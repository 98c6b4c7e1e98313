import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { Clash } from '#contract/rejection.ts'
import { kinship } from '#domain/text-kinship.ts'
import { changeField, element, markDeliberate } from '#extensions/kit.ts'
import { fieldText } from '#extensions/serialize/field-nodes.ts'
import { i18n } from '../../../locales/i18n.ts'
import { CLASHES_SHOWN } from '../document/problem-marks.ts'

type Choice = 'standing' | 'other'
export type Choices = Map<string, Choice>

const wordsOf = (node: DocumentNode): string =>
  String(node.attrs['value'] ?? node.textBetween(0, node.content.size, '\n', leaf => String(leaf.attrs['value'] ?? '')))

const LEAST_KINSHIP = 0.3

/**
 * Returns where a clash is in a document, outside of places that are taken: the same node, else the field of its name, else
 * the most similar block.
 */
const placeOf = (
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

const lineNear = (text: string): string => text.replaceAll('\n', ' ⏎ ')

/** Returns a wording with the part marked that the other has otherwise. */
const wording = (text: string, other: string): (Node | string)[] => {
  if (text === '') return [element('em', {}, i18n.t('editor.merge.deleted'))]
  let start = 0
  while (start < text.length && start < other.length && text[start] === other[start]) start += 1
  let end = 0
  const most = Math.min(text.length, other.length) - start
  while (end < most && text[text.length - 1 - end] === other[other.length - 1 - end]) end += 1
  const parts = [text.slice(0, start), text.slice(start, text.length - end), text.slice(text.length - end)].map(
    lineNear,
  )
  return [parts[0] ?? '', element('mark', {}, parts[1] ?? ''), parts[2] ?? '']
}

/** What the boxes need of the page. */
export interface ClashPage {
  /** The writer of this window's saves. */
  writer: string
  choices: Choices
  /** Puts the chosen wordings in place; without ids those of all clashes. */
  onMerge(id: string): void
  /** Chooses one side everywhere. */
  onAll(mine: boolean): void
}

export const isMine = (writer: string, clash: Clash): Choice | null => {
  if (clash.other.writer === writer) return 'other'
  return clash.standing.writer === writer ? 'standing' : null
}

/** Returns what a side is called, yours, the other's, or the earlier and the later one, and when it was saved. */
const nameOf = (clash: Clash, side: Choice, writer: string): string => {
  const time = new Date(clash[side].at).toLocaleTimeString(i18n.language, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  const mine = isMine(writer, clash)
  if (mine !== null) return i18n.t(side === mine ? 'editor.merge.mine' : 'editor.merge.theirs', { time })
  return i18n.t(side === 'standing' ? 'editor.merge.earlier' : 'editor.merge.later', { time })
}

const drawBox = (clash: Clash, page: ClashPage): HTMLElement => {
  const sides = ['other', 'standing'] as const
  const chips = sides.map(side => {
    const who = element('b', {}, nameOf(clash, side, page.writer))
    const opposite = clash[side === 'other' ? 'standing' : 'other'].words
    const chip = element(
      'button',
      {
        type: 'button',
        role: 'radio',
        class: 'rj-clash-chip',
        'aria-checked': String(page.choices.get(clash.id) === side),
      },
      who,
      element('span', {}, ...wording(clash[side].words, opposite)),
    )
    chip.addEventListener('click', () => {
      page.choices.set(clash.id, side)
      for (const [index, other] of chips.entries()) other.setAttribute('aria-checked', String(sides[index] === side))
      said.textContent = i18n.t('editor.merge.kept')
      said.classList.remove('rj-clash-unchosen')
    })
    return chip
  })
  const said = element('span', { role: 'status', class: 'rj-hint' }, i18n.t('editor.merge.kept'))
  const button = (text: string, run: () => void, kind = ''): HTMLElement => {
    const made = element('button', { type: 'button', class: `rj-button ${kind}` }, text)
    made.addEventListener('click', run)
    return made
  }
  const merge = (): void => {
    if (page.choices.has(clash.id)) {
      page.onMerge(clash.id)
      return
    }
    said.textContent = i18n.t('editor.merge.unchosen')
    said.classList.add('rj-clash-unchosen')
    chips[0]?.focus()
  }
  const isOwn = isMine(page.writer, clash) !== null
  const title = clash.label === '' ? i18n.t('editor.merge.here') : i18n.t('editor.merge.title', { label: clash.label })
  const box = element(
    'div',
    {
      class: 'rj-clash-box',
      contenteditable: 'false',
      role: 'group',
      'aria-label': title,
    },
    element('p', { class: 'rj-clash-title' }, title),
    element(
      'div',
      { role: 'radiogroup', class: 'rj-clash-chips', 'aria-label': i18n.t('editor.merge.choose') },
      ...chips,
    ),
    element(
      'div',
      { class: 'rj-clash-foot' },
      said,
      button(i18n.t(isOwn ? 'editor.merge.allMine' : 'editor.merge.allLater'), () => page.onAll(true)),
      button(i18n.t(isOwn ? 'editor.merge.allTheirs' : 'editor.merge.allEarlier'), () => page.onAll(false)),
      button(i18n.t('editor.merge.merge'), merge, 'rj-primary'),
    ),
  )
  box.addEventListener('keydown', event => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    const at = chips.indexOf(event.target as HTMLButtonElement)
    if (step === undefined || at < 0) return
    event.preventDefault()
    chips.at((at + step) % chips.length)?.focus()
  })
  return box
}

/** Shows the clashes of a document in their places, and no others. */
export const showClashes = (editor: Editor, clashes: readonly Clash[], page: ClashPage): void => {
  const { doc, tr } = editor.state
  const taken = new Set<number>()
  const decorations = clashes.flatMap(clash => {
    const place = placeOf(doc, clash, taken)
    if (place === null) return []
    taken.add(place.from)
    const box = boxPlace(doc, place.from + 1 > doc.content.size ? place.from : place.to - 1)
    return [
      Decoration.node(place.from, place.to, { class: 'rj-clash' }, { isPlace: true, clash: clash.id }),
      Decoration.widget(box, () => drawBox(clash, page), {
        side: 1,
        key: `${clash.id} ${i18n.language}`,
        stopEvent: () => true,
        ignoreSelection: true,
      }),
    ]
  })
  editor.view.dispatch(tr.setMeta(CLASHES_SHOWN, DecorationSet.create(doc, decorations)).setMeta('addToHistory', false))
}

/** Puts a chosen wording in its place, as one step of undo; what stands stays. */
export const putWording = (editor: Editor, clash: Clash, choice: Choice): void => {
  const place = choice === 'other' ? (placesOf(editor).get(clash.id) ?? placeOf(editor.state.doc, clash)) : null
  if (place === null) return
  const { tr, schema, doc } = editor.state
  const node = clash.other.node === null ? null : schema.nodeFromJSON(clash.other.node)
  const standing = doc.nodeAt(place.from)
  if (node !== null && standing?.eq(node)) return
  if (node !== null && standing?.type === node.type && fieldText(node) !== null) {
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
