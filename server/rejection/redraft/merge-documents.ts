import type { JSONContent } from '@tiptap/core'
import { Fragment, type Mark, Node } from '@tiptap/pm/model'
import type { Choice, DisputedPlace } from '#contract/correction.ts'
import { documentSchema } from '#extensions/index.ts'
import { chosenText, optionTexts } from '#extensions/radio-field/radio-options.ts'
import { fieldText } from '#extensions/serialize/field-nodes.ts'
import { blockClauses, mergeClauses, mergeTexts } from './merge-clauses.ts'
import { pairNodes } from './pair-nodes.ts'

/** One place in the document as drafted before the correction, as drafted after it, and as the attorney has it. */
interface Versions<Part> {
  before: Part
  after: Part
  mine: Part
}

/** Collects the places that both the attorney and the correction changed, while two documents are merged. */
interface Disputes {
  /**
   * Returns whose text stays: the attorney's while nothing is chosen. The same change in several places is one choice.
   * `own` is what the attorney saved, where the wording offered has more.
   */
  settle(label: string, versions: Versions<Node | null>, own?: Node): Choice
  /** Holds what only the attorney can have meant otherwise to be disputed too, and joins texts changed apart. */
  isStrict: boolean
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
    isStrict: false,
    settle(label, { after, mine }) {
      const place = { label, mine: wordsOf(mine), drafted: wordsOf(after) }
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

interface Place {
  disputes: Disputes
  /** The text of the last heading. */
  heading: string
}

/** Is thrown for text that both changed: the block around it is decided as a whole. */
class Torn extends Error {}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * Returns for each attribute the attorney's value where the attorney changed it, else the new draft's. Throws `Torn` where
 * both changed one and that is not for the attorney alone.
 */
const mergeAttributes = ({ before, after, mine }: Versions<Node>, isStrict: boolean): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(after.attrs).map(([name, value]) => {
      if (isSame(mine.attrs[name], before.attrs[name])) return [name, value]
      if (isStrict && !isSame(value, before.attrs[name]) && !isSame(value, mine.attrs[name])) throw new Torn()
      return [name, mine.attrs[name]]
    }),
  )

/** Returns the marks that either left or added. */
const mergeMarks = ({ before, after, mine }: Versions<Node>): readonly Mark[] => {
  const kept = after.marks.filter(mark => mark.isInSet(mine.marks) || !mark.isInSet(before.marks))
  const added = mine.marks.filter(mark => !mark.isInSet(before.marks))
  return added.reduce<readonly Mark[]>((all, mark) => mark.addToSet(all), kept)
}

/** Returns the node with the option that the attorney chose, wherever it stands now; null when the option is gone. */
const mergeRadio = (versions: Versions<Node>, isStrict: boolean): Node | null => {
  const { before, after, mine } = versions
  const chosen = chosenText(mine.attrs)
  if (chosen === chosenText(before.attrs)) return after
  const drafted = chosenText(after.attrs)
  if (isStrict && drafted !== chosenText(before.attrs) && drafted !== chosen) return null
  const checked = chosen === null ? -1 : optionTexts(after.attrs).indexOf(chosen)
  if (checked === -1 && mine.attrs['checked'] !== null) return null
  return after.type.create(
    {
      ...mergeAttributes(versions, false),
      options: after.attrs['options'],
      checked: checked === -1 ? null : checked,
    },
    null,
    mergeMarks(versions),
  )
}

/** Merges a paragraph of which both changed the text, clause by clause. */
const mergeLines = (versions: Versions<Node>, label: string, { disputes }: Place): Node => {
  const { before, after, mine } = versions
  const values = { before: before.attrs['value'], after: after.attrs['value'], mine: mine.attrs['value'] }
  const withValue = (node: Node, side: 'after' | 'mine' | null): Node | null => {
    const value = mergeTexts(values, side)
    return value ? node.type.create({ ...node.attrs, value }, null, mergeMarks(versions)) : null
  }
  const joined = withValue(after, null)
  if (joined) return joined
  const wordings = { before, after: withValue(after, 'after') ?? after, mine: withValue(mine, 'mine') ?? mine }
  return disputes.settle(label, wordings, mine) === 'mine' ? wordings.mine : wordings.after
}

const mergeField = (versions: Versions<Node>, place: Place): Node => {
  const { before, after, mine } = versions
  const label = String(mine.attrs['label'] ?? mine.attrs['name'])
  const { isStrict } = place.disputes
  const settle = (): Choice => place.disputes.settle(label, versions)
  if (mine.type.name === 'radioField') return mergeRadio(versions, isStrict) ?? (settle() === 'mine' ? mine : after)
  const { value } = before.attrs
  const isDisputed =
    value !== after.attrs['value'] && value !== mine.attrs['value'] && after.attrs['value'] !== mine.attrs['value']
  if (isDisputed && isStrict && mine.type.name === 'paragraphField') return mergeLines(versions, label, place)
  if (isDisputed && settle() === 'drafted') return after
  return after.type.create(mergeAttributes(versions, isStrict && !isDisputed), null, mergeMarks(versions))
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
  const choice = place.disputes.settle(place.heading, { before, after, mine })
  return choice === 'mine' ? mine : after
}

/** Returns whether both changed words of one clause of a text block. Its fields are merged by themselves. */
const meetInClause = (versions: Versions<Node>): boolean => {
  const textOf = (block: Node): string =>
    block.textBetween(0, block.content.size, '', leaf => (leaf.type.name === 'hardBreak' ? '\n' : '\ufffc'))
  const { before, after, mine } = versions
  return mergeTexts({ before: textOf(before), after: textOf(after), mine: textOf(mine) }) === null
}

const mergeText = (versions: Versions<Node>): Node => {
  const { before, after, mine } = versions
  const joined = mergeTexts({ before: before.text ?? '', after: after.text ?? '', mine: mine.text ?? '' })
  if (!joined) throw new Torn()
  return mine.type.schema.text(joined, mergeMarks(versions))
}

/** Returns a block with some of its leaves replaced. */
const withLeaves = (block: Node, leaves: readonly Node[], replace: (leaf: Node) => Node | undefined): Node =>
  block.copy(Fragment.fromArray(leaves.map(leaf => (leaf.isText ? leaf : (replace(leaf) ?? leaf)))))

/**
 * Returns both wordings of a block in which two changed words of one clause: each also has what the other changed in other
 * clauses. A field that all three have is merged by itself, and both wordings have what comes of it.
 */
const wordingsOf = (versions: Versions<Node>, place: Place): Pick<Versions<Node>, 'after' | 'mine'> => {
  const { before, after, mine } = versions
  const blocks = [before, after, mine]
  const keyOf = (leaf: Node): string => `${leaf.type.name} ${leaf.attrs['name']}`
  const found = blocks.map(({ children }) => children.filter(child => fieldText(child) !== null))
  const fields = found.map(own => new Map(own.map(field => [keyOf(field), field])))
  const [ofBefore, ofAfter, ofMine] = fields
  const isFlat = blocks.every(({ children }) => children.every(child => child.isText || child.nodeSize === 1))
  const isNamedOnce = found.every((own, index) => own.length === fields[index]?.size)
  if (!ofBefore || !ofAfter || !ofMine || !isFlat || !isNamedOnce) return versions
  const isShared = (leaf: Node): boolean => fields.every(own => own.has(keyOf(leaf)))
  const [old = [], drafted = [], own = []] = blocks.map(block =>
    blockClauses(block, leaf => (isShared(leaf) ? keyOf(leaf) : leaf)),
  )
  const [standing, other] = (['after', 'mine'] as const).map(side =>
    mergeClauses({ before: old, after: drafted, mine: own }, side)?.flatMap(({ nodes }) => nodes),
  )
  // A field that went to another clause may be lost in a wording, or doubled.
  const shared = found[0]?.filter(isShared) ?? []
  const isComplete = (leaves: readonly Node[]): boolean =>
    shared.every(field => leaves.filter(leaf => keyOf(leaf) === keyOf(field)).length === 1)
  if (!standing?.length || !other?.length || ![standing, other].every(isComplete)) return versions
  const merged = new Map(
    shared.map(before => {
      const [key, after, mine] = [keyOf(before), ofAfter.get(keyOf(before)), ofMine.get(keyOf(before))]
      return [key, after && mine ? mergeNode({ before, after, mine }, place) : before]
    }),
  )
  const replace = (leaf: Node): Node | undefined => merged.get(keyOf(leaf))
  return { after: withLeaves(after, standing, replace), mine: withLeaves(mine, other, replace) }
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
  const attributes = mergeAttributes(versions, place.disputes.isStrict)
  // Each removed what the other kept: the schema has its own emptiness.
  const empty = children.length === 0 ? after.type.createAndFill(attributes, null, mergeMarks(versions)) : null
  return empty ?? after.type.createChecked(attributes, Fragment.fromArray(children), mergeMarks(versions))
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
  if (isOneKind && mine.isText && place.disputes.isStrict) return mergeText(versions)
  if (isOneKind && !mine.isText && !isReshaped(versions)) {
    const forget = place.disputes.remember()
    try {
      if (place.disputes.isStrict && mine.isTextblock && meetInClause(versions)) throw new Torn()
      return mergeContent(versions, { ...place })
    } catch (error) {
      // What does not fit together is decided as a whole: torn text, or content the schema does not take.
      if (!(error instanceof Torn) && !(error instanceof RangeError)) throw error
      forget()
    }
  }
  if (mine.isInline) throw new Torn()
  const wordings = place.disputes.isStrict && isOneKind && mine.isTextblock ? wordingsOf(versions, place) : versions
  const choice = place.disputes.settle(place.heading, { before, ...wordings }, mine)
  return choice === 'mine' ? wordings.mine : wordings.after
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

const mergeBoth = ({ before, after, mine }: Versions<Documents>, disputes: Disputes): Documents => {
  const read = (json: JSONContent): Node => Node.fromJSON(documentSchema, json)
  const [analysis = {}, reason = {}] = TABS.map((tab): JSONContent => {
    disputes.enter(tab)
    const versions = { before: read(before[tab]), after: read(after[tab]), mine: read(mine[tab]) }
    return mergeNode(versions, { disputes, heading: '' }).toJSON()
  })
  return { analysis, reason }
}

/**
 * Merges into the attorney's documents what a correction changed between `before` and `after`, both as drafted: the new
 * draft where the attorney changed nothing, the attorney's text where the correction changed nothing. A place that both
 * changed is disputed: a field by itself, else the smallest block. The same versions give the same ids.
 */
export const mergeDocuments = (
  versions: Versions<Documents>,
  choices: Readonly<Record<string, Choice>> = {},
): Merged => {
  const disputes = createDisputes(choices)
  return { ...mergeBoth(versions, disputes), disputed: disputes.places() }
}

/** A place that two saves changed, with the nodes there: null where it was deleted. */
export interface SavedClash {
  document: DisputedPlace['document']
  label: string
  before: JSONContent | null
  standing: JSONContent | null
  other: JSONContent | null
  words: { standing: string; other: string }
  /** The node that the later writer saved there, where the wording has more. */
  own?: JSONContent | null
  /** Which of the two came with the later save. */
  late: 'standing' | 'other'
}

interface MergedSaves extends Documents {
  clashes: SavedClash[]
}

/**
 * Merges two saves that both rest on `before`: what either changed is in the result. Where both changed one field or block,
 * or one clause of a text, `after` stands, and both wordings are among the clashes; what only one of them deleted stands too.
 */
export const mergeSaves = (versions: Versions<Documents>): MergedSaves => {
  const clashes: SavedClash[] = []
  let document: DisputedPlace['document'] = 'analysis'
  // As it is stored: a node's own attributes have no prototype.
  const jsonOf = (node: Node | null): JSONContent | null => JSON.parse(JSON.stringify(node))
  const merged = mergeBoth(versions, {
    isStrict: true,
    settle(label, { before, after, mine }, own) {
      const words = { standing: wordsOf(after), other: wordsOf(mine) }
      // Linked fields change together, and are asked about once.
      const link: unknown = mine?.attrs['link'] ?? null
      const isKnown = (known: SavedClash): boolean =>
        isSame([known.label, known.words, known.other?.attrs?.['link']], [label, words, link])
      if (link !== null && clashes.some(isKnown)) return 'drafted'
      const [standing, other] = [jsonOf(after), jsonOf(mine)]
      if (after !== null) {
        const saved = own && !own.eq(mine ?? own) ? { own: jsonOf(own) } : {}
        clashes.push({ document, label, before: jsonOf(before), standing, other, words, ...saved, late: 'other' })
        return 'drafted'
      }
      const swapped = { standing: words.other, other: words.standing }
      clashes.push({
        document,
        label,
        before: jsonOf(before),
        standing: other,
        other: standing,
        words: swapped,
        late: 'standing',
      })
      return 'mine'
    },
    enter(next) {
      document = next
    },
    places: () => [],
    remember() {
      const { length } = clashes
      return () => {
        clashes.length = length
      }
    },
  })
  return { ...merged, clashes }
}
