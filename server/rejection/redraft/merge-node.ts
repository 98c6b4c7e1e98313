import { Fragment, type Node } from '@tiptap/pm/model'
import { fieldText } from '#extensions/field/field-nodes.ts'
import { chosenText, optionTexts } from '#extensions/radio-field/radio-options.ts'
import { type Disputes, wordsOf } from './disputes.ts'
import { pairNodes } from './pair-nodes.ts'

/** One place in the document as drafted before the correction, as drafted after it, and as the attorney has it. */
interface Versions<Part> {
  before: Part
  after: Part
  mine: Part
}

interface Place {
  disputes: Disputes
  /** Text of the heading last passed. */
  heading: string
}

/** Text that both changed: the block it stands in is decided as a whole. */
class Torn extends Error {}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Attribute by attribute: the attorney's where the attorney changed it, else as drafted now. */
const mergeAttributes = ({ before, after, mine }: Versions<Node>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(after.attrs).map(([name, value]) => [
      name,
      isSame(mine.attrs[name], before.attrs[name]) ? value : mine.attrs[name],
    ]),
  )

/** The option the attorney chose, wherever it stands now; null when it is no longer among the options. */
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

/** Added nodes, by the index of the node of `before` they follow: -1 at the beginning. */
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

/** One of the two removed it. A removal stands unless the other changed what is removed. */
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

/** Columns that came or went: the rows of the versions do not fit together. */
const isReshaped = ({ before, after, mine }: Versions<Node>): boolean => {
  if (mine.type.name !== 'table') return false
  const columns = ({ firstChild }: Node): number => firstChild?.childCount ?? 0
  return columns(before) !== columns(after) || columns(before) !== columns(mine)
}

/** The node with what the correction changed, wherever the attorney changed nothing; see `mergeDocuments`. */
export const mergeNode = (versions: Versions<Node>, place: Place): Node => {
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
