import type { JSONContent } from '@tiptap/core'
import { Fragment, Node } from '@tiptap/pm/model'
import type { Choice, DisputedPlace } from '#contract/correction.ts'
import { documentSchema } from '#extensions/index.ts'
import { chosenText, optionTexts } from '#extensions/radio-field/radio-options.ts'
import { fieldText } from '#extensions/serialize/field-nodes.ts'
import { pairNodes } from './pair-nodes.ts'

/** Collects the places that both the attorney and the correction changed, while two documents are merged. */
interface Disputes {
  /**
   * Returns whose text stays: the attorney's while nothing is chosen. The same change in several places is one choice.
   */
  settle(place: Omit<DisputedPlace, 'id' | 'document'>): Choice
  /** Sets the document of the places found from now on. */
  enter(document: DisputedPlace['document']): void
  places(): DisputedPlace[]
  /** Returns a function that forgets the places found since. */
  remember(): () => void
}

const createDisputes = (choices: Readonly<Record<string, Choice>>): Disputes => {
  const found = new Map<string, DisputedPlace>()
  let document: DisputedPlace['document'] = 'analysis'
  return {
    settle(place) {
      const key = JSON.stringify([place.label, place.mine, place.drafted])
      const known = found.get(key) ?? { ...place, id: String(found.size), document }
      found.set(key, known)
      return choices[known.id] ?? 'mine'
    },
    enter(next) {
      document = next
    },
    places: () => [...found.values()],
    remember() {
      const known = found.size
      return () => {
        for (const key of [...found.keys()].slice(known)) found.delete(key)
      }
    },
  }
}

/** Returns the text of a node and of the fields in it; `""` for no node. */
const wordsOf = (node: Node | null): string => {
  if (node === null) return ''
  return fieldText(node) ?? node.textBetween(0, node.content.size, '\n', leaf => fieldText(leaf) ?? '')
}

/** One place in the document as drafted before the correction, as drafted after it, and as the attorney has it. */
interface Versions<Part> {
  before: Part
  after: Part
  mine: Part
}

interface Place {
  disputes: Disputes
  /** The text of the last heading. */
  heading: string
}

/** Is thrown for text that both changed: the block around it is decided as a whole. */
class Torn extends Error {}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Returns for each attribute the attorney's value where the attorney changed it, else the new draft's. */
const mergeAttributes = ({ before, after, mine }: Versions<Node>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(after.attrs).map(([name, value]) => [
      name,
      isSame(mine.attrs[name], before.attrs[name]) ? value : mine.attrs[name],
    ]),
  )

/** Returns the node with the option that the attorney chose, wherever it stands now; null when the option is gone. */
const mergeRadio = (versions: Versions<Node>): Node | null => {
  const { before, after, mine } = versions
  const chosen = chosenText(mine.attrs)
  if (chosen === chosenText(before.attrs)) return after
  const checked = chosen === null ? -1 : optionTexts(after.attrs).indexOf(chosen)
  if (checked === -1 && mine.attrs['checked'] !== null) return null
  return after.type.create({
    ...mergeAttributes(versions),
    options: after.attrs['options'],
    checked: checked === -1 ? null : checked,
  })
}

const mergeField = (versions: Versions<Node>, place: Place): Node => {
  const { before, after, mine } = versions
  const label = String(mine.attrs['label'] ?? mine.attrs['name'])
  const settle = (): 'mine' | 'drafted' =>
    place.disputes.settle({ label, mine: wordsOf(mine), drafted: wordsOf(after) })
  if (mine.type.name === 'radioField') return mergeRadio(versions) ?? (settle() === 'mine' ? mine : after)
  const { value } = before.attrs
  const isDisputed =
    value !== after.attrs['value'] && value !== mine.attrs['value'] && after.attrs['value'] !== mine.attrs['value']
  if (isDisputed && settle() === 'drafted') return after
  return after.type.create(mergeAttributes(versions))
}

/** Returns the added nodes by the index of the node of `before` that they follow: -1 at the beginning. */
const addedAfter = (nodes: readonly Node[], paired: readonly number[]): Map<number, Node[]> => {
  const origins = new Map(paired.map((index, origin) => [index, origin]))
  let last = -1
  const placed = nodes.flatMap((node, index) => {
    const origin = origins.get(index)
    last = origin ?? last
    return origin === undefined ? [{ node, after: last }] : []
  })
  return new Map(
    [...Map.groupBy(placed, ({ after }) => after)].map(([after, list]) => [after, list.map(({ node }) => node)]),
  )
}

/** Merges a node that one of the two removed. The removal stands unless the other changed the node. */
const mergeRemoved = (before: Node, after: Node | null, mine: Node | null, place: Place): Node | null => {
  const left = after ?? mine
  if (left === null || left.eq(before)) return null
  if (left.isInline) throw new Torn()
  const choice = place.disputes.settle({ label: place.heading, mine: wordsOf(mine), drafted: wordsOf(after) })
  return choice === 'mine' ? mine : after
}

const mergeLists = ({ before, after, mine }: Versions<readonly Node[]>, place: Place): Node[] => {
  const [toAfter, toMine] = [pairNodes(before, after), pairNodes(before, mine)]
  const [addedByDraft, addedByMe] = [addedAfter(after, toAfter), addedAfter(mine, toMine)]
  const merged: Node[] = []
  const add = (node: Node | null): void => {
    if (node === null) return
    merged.push(node)
    if (node.type.name === 'heading') place.heading = node.textContent
  }
  const addNew = (origin: number): void => {
    const own = addedByMe.get(origin) ?? []
    own.forEach(add)
    for (const node of addedByDraft.get(origin) ?? []) if (!own.some(other => other.eq(node))) add(node)
  }
  addNew(-1)
  before.forEach((node, index) => {
    const drafted = after[toAfter[index] ?? -1] ?? null
    const own = mine[toMine[index] ?? -1] ?? null
    add(
      drafted && own
        ? mergeNode({ before: node, after: drafted, mine: own }, place)
        : mergeRemoved(node, drafted, own, place),
    )
    addNew(index)
  })
  return merged
}

const mergeContent = (versions: Versions<Node>, place: Place): Node => {
  const { before, after, mine } = versions
  const children = mergeLists({ before: before.children, after: after.children, mine: mine.children }, place)
  return after.type.createChecked(mergeAttributes(versions), Fragment.fromArray(children), mine.marks)
}

/** Returns whether columns came or went, so that the rows of the versions do not fit together. */
const isReshaped = ({ before, after, mine }: Versions<Node>): boolean => {
  if (mine.type.name !== 'table') return false
  const columns = ({ firstChild }: Node): number => firstChild?.childCount ?? 0
  return columns(before) !== columns(after) || columns(before) !== columns(mine)
}

/** Returns the node with the changes of the correction wherever the attorney changed nothing; see `mergeDocuments`. */
const mergeNode = (versions: Versions<Node>, place: Place): Node => {
  const { before, after, mine } = versions
  if (before.eq(after) || after.eq(mine)) return mine
  if (before.eq(mine)) return after
  const isOneKind = before.type === after.type && before.type === mine.type
  if (isOneKind && fieldText(mine) !== null) return mergeField(versions, place)
  if (isOneKind && !mine.isText && !isReshaped(versions)) {
    const forget = place.disputes.remember()
    try {
      return mergeContent(versions, { ...place })
    } catch (error) {
      // What does not fit together is decided as a whole: torn text, or content the schema does not take.
      if (!(error instanceof Torn) && !(error instanceof RangeError)) throw error
      forget()
    }
  }
  if (mine.isInline) throw new Torn()
  const choice = place.disputes.settle({ label: place.heading, mine: wordsOf(mine), drafted: wordsOf(after) })
  return choice === 'mine' ? mine : after
}

/** The two documents of a log. */
export interface Documents {
  analysis: JSONContent
  reason: JSONContent
}

interface Merged extends Documents {
  /** The places that both changed; without a choice the attorney's text stays. */
  disputed: DisputedPlace[]
}

const TABS = ['analysis', 'reason'] as const

/**
 * Merges into the attorney's documents what a correction changed between `before` and `after`, both as drafted: the new
 * draft where the attorney changed nothing, the attorney's text where the correction changed nothing. A place that both
 * changed is disputed: a field by itself, else the smallest block. The same versions give the same ids.
 */
export const mergeDocuments = (
  { before, after, mine }: Record<'before' | 'after' | 'mine', Documents>,
  choices: Readonly<Record<string, Choice>> = {},
): Merged => {
  const disputes = createDisputes(choices)
  const read = (json: JSONContent): Node => Node.fromJSON(documentSchema, json)
  const [analysis = {}, reason = {}] = TABS.map((tab): JSONContent => {
    disputes.enter(tab)
    const versions = { before: read(before[tab]), after: read(after[tab]), mine: read(mine[tab]) }
    return mergeNode(versions, { disputes, heading: '' }).toJSON()
  })
  return { analysis, reason, disputed: disputes.places() }
}
