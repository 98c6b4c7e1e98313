import gitMerge from '@blueprintjs/icons/lib/esm/generated/16px/paths/git-merge'
import { Fragment } from '@tiptap/pm/model'
import type { Clash } from '#contract/rejection.ts'
import { element, setText } from '#extensions/kit.ts'
import { fieldText } from '#extensions/serialize/field-nodes.ts'
import { i18n } from '../../../locales/i18n.ts'
import { type Choice, mayKeepBoth, type Piece } from './clash-pieces.ts'

type Side = 'standing' | 'other'
export type Choices = readonly (Choice | undefined)[]

/** The parts of the page that the boxes need. */
export interface ClashPage {
  /** The writer of this window's saves. */
  writer: string
  /** The choices in the places of a clash, until they are merged. */
  choices: Map<string, Choices>
  /** Puts the chosen wordings in place. */
  onMerge(clash: Clash, choices: Choices): void
}

/** Returns which side of a clash this window wrote, null where somebody else wrote both. */
const isMine = (writer: string, clash: Clash): Side | null => {
  if (clash.other.writer === writer) return 'other'
  return clash.standing.writer === writer ? 'standing' : null
}

/** Returns the sides in the order in which they are shown: one's own first, else the earlier one. */
export const sidesOf = (writer: string, clash: Clash): readonly [Side, Side] =>
  isMine(writer, clash) === 'other' ? ['other', 'standing'] : ['standing', 'other']

/** Returns whose a side is: yours or the other's, else the earlier or the later one. */
export const whoseName = (clash: Clash, side: Side, writer: string): string => {
  const mine = isMine(writer, clash)
  if (mine !== null) return i18n.t(side === mine ? 'editor.merge.mine' : 'editor.merge.theirs')
  return i18n.t(side === 'standing' ? 'editor.merge.earlier' : 'editor.merge.later')
}

/** Returns when a side was saved, to the second. */
export const clashTime = ({ at }: Clash[Side]): string =>
  new Date(at).toLocaleTimeString(i18n.language, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })

export const wordsIn = (text: Fragment): string =>
  text.textBetween(0, text.size, '\n', leaf => fieldText(leaf) ?? (leaf.type.name === 'hardBreak' ? '\n' : ''))

/** Returns the two wordings of one place as buttons of which one is chosen. */
const drawPick = (
  { clash, page, name, none }: { clash: Clash; page: ClashPage; name: string; none: string },
  words: Record<Side, string>,
  {
    mayBoth = false,
    chosen,
    choose,
  }: { mayBoth?: boolean; chosen?: Choice | undefined; choose: (choice: Choice) => void },
): HTMLElement => {
  const chip = (choice: Choice, ...content: (Node | string)[]): HTMLElement => {
    const made = element(
      'button',
      { type: 'button', role: 'radio', class: 'rj-clash-chip', 'aria-checked': String(chosen === choice) },
      ...content,
    )
    made.addEventListener('click', () => {
      for (const other of chips) other.setAttribute('aria-checked', String(other === made))
      choose(choice)
    })
    return made
  }
  const chips = sidesOf(page.writer, clash).map(side => {
    const text = words[side] === '' ? element('em', {}, none) : words[side]
    const made = chip(side, element('span', { class: 'rj-clash-who' }, whoseName(clash, side, page.writer)), text)
    made.title = clashTime(clash[side])
    return made
  })
  if (mayBoth) chips.push(chip('both', i18n.t('editor.merge.both')))
  const pick = element(
    'span',
    { class: 'rj-clash-pick', role: 'radiogroup', 'aria-label': name, 'data-own-keys': '' },
    ...chips,
  )
  pick.addEventListener('keydown', event => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    const at = chips.findIndex(chip => chip.contains(document.activeElement))
    if (step === undefined || at < 0) return
    event.preventDefault()
    chips.at((at + step) % chips.length)?.focus()
  })
  return pick
}

/** Returns the two values of a field in a line, one of which takes its place at once. */
export const drawFieldPick = (clash: Clash, page: ClashPage): HTMLElement => {
  const pick = drawPick(
    { clash, page, name: i18n.t('editor.merge.title', { label: clash.label }), none: i18n.t('editor.merge.none') },
    { standing: clash.standing.words, other: clash.other.words },
    { choose: choice => page.onMerge(clash, [choice]) },
  )
  pick.dataset['clash'] = clash.id
  return pick
}

const GLYPH_SIZE = '0 0 16 16'

const drawGlyph = (): Element => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', GLYPH_SIZE)
  svg.setAttribute('aria-hidden', 'true')
  for (const line of gitMerge) {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    path.setAttribute('d', line)
    svg.append(path)
  }
  return svg
}

export interface ClashContent {
  /** The text of the place; null where it is chosen as a whole. */
  pieces: readonly Piece[] | null
  /** Fields in the text that are disputed themselves, by the node. */
  fields: ReadonlyMap<unknown, Clash>
}

/**
 * Returns the box of a disputed place: its text with what both added joined and with two wordings to choose from wherever
 * they are against each other, and what to do with it.
 */
export const drawBox = (clash: Clash, { pieces, fields }: ClashContent, page: ClashPage): HTMLElement => {
  const places = pieces?.filter(piece => piece.kind === 'choice').length ?? 1
  const known = page.choices.get(clash.id) ?? []
  const chosen = Array.from({ length: places }, (_, place) => known[place])
  const isOwn = isMine(page.writer, clash) !== null
  const title = i18n.t(isOwn ? 'editor.merge.here' : 'editor.merge.hereOthers')
  const label = clash.label === '' ? title : i18n.t('editor.merge.title', { label: clash.label })
  const added = pieces?.filter(piece => piece.kind === 'common' && piece.isJoined).length ?? 0
  const count = element('span', { class: 'rj-clash-count', role: 'status' })
  const said = element('span', { class: 'rj-hint', role: 'status' }, i18n.t('editor.merge.kept'))
  const none = i18n.t(pieces === null ? 'editor.merge.deleted' : 'editor.merge.none')
  const tell = (): void => {
    const open = chosen.filter(choice => choice === undefined).length
    setText(count, i18n.t('editor.merge.places', { all: places + added, open }))
  }
  const pick = (place: number, words: Record<Side, string>, mayBoth: boolean): HTMLElement =>
    drawPick({ clash, page, name: i18n.t('editor.merge.choose'), none }, words, {
      mayBoth,
      chosen: chosen[place],
      choose: choice => {
        chosen[place] = choice
        page.choices.set(clash.id, [...chosen])
        setText(said, i18n.t('editor.merge.kept'))
        said.classList.remove('rj-clash-unchosen')
        tell()
      },
    })
  let place = 0
  const text = pieces?.flatMap((piece): (Node | string)[] => {
    if (piece.kind === 'choice') {
      const words = { standing: wordsIn(piece.standing), other: wordsIn(piece.other) }
      return [pick(place++, words, mayKeepBoth(piece))]
    }
    const inner = piece.content.content.map(node => {
      const disputed = fields.get(node.attrs['name'])
      return disputed ? drawFieldPick(disputed, page) : wordsIn(Fragment.from(node))
    })
    return piece.isJoined ? [element('ins', { title: i18n.t('editor.merge.joined') }, ...inner)] : inner
  }) ?? [pick(0, { standing: clash.standing.words, other: clash.other.words }, false)]
  const button = (words: string, run: () => void, kind = ''): HTMLElement => {
    const made = element('button', { type: 'button', class: `rj-button ${kind}` }, words)
    made.addEventListener('click', run)
    return made
  }
  const body = element('div', { class: 'rj-clash-text' }, ...text)
  const merge = (): void => {
    const open = chosen.indexOf(undefined)
    if (open === -1) {
      page.onMerge(clash, chosen)
      return
    }
    setText(said, i18n.t('editor.merge.unchosen'))
    said.classList.add('rj-clash-unchosen')
    const groups = [...body.querySelectorAll('.rj-clash-pick')]
    const first = groups.find(group => group.querySelector('[aria-checked=true]') === null)
    first?.querySelector('button')?.focus()
  }
  const [mine, theirs] = sidesOf(page.writer, clash)
  const all = (side: Side): void =>
    page.onMerge(
      clash,
      chosen.map(() => side),
    )
  tell()
  return element(
    'div',
    { class: 'rj-clash-box', contenteditable: 'false', role: 'group', 'aria-label': label, 'data-clash': clash.id },
    element('div', { class: 'rj-clash-head' }, drawGlyph(), element('b', {}, title), count),
    body,
    element(
      'div',
      { class: 'rj-clash-foot' },
      said,
      button(i18n.t(isOwn ? 'editor.merge.allMine' : 'editor.merge.allEarlier'), () => all(mine)),
      button(i18n.t(isOwn ? 'editor.merge.allTheirs' : 'editor.merge.allLater'), () => all(theirs)),
      button(i18n.t('editor.merge.merge'), merge, 'rj-primary'),
    ),
  )
}
