import type { Node } from '@tiptap/pm/model'
import type { Choice, DisputedPlace } from '#contract/correction.ts'
import { fieldText } from '#extensions/field/field-nodes.ts'

/** The places where the attorney and the correction changed the same, while two documents are merged. */
export interface Disputes {
  /** Whose text stays; the attorney's as long as nothing was chosen. The same change in several places is one choice. */
  settle(place: Omit<DisputedPlace, 'id' | 'document'>): Choice
  /** Places found from now on stand in this document. */
  enter(document: DisputedPlace['document']): void
  places(): DisputedPlace[]
  /** Answers how to forget the places found since. */
  remember(): () => void
}

export const createDisputes = (choices: Readonly<Record<string, Choice>>): Disputes => {
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
export const wordsOf = (node: Node | null): string => {
  if (node === null) return ''
  return fieldText(node) ?? node.textBetween(0, node.content.size, '\n', leaf => fieldText(leaf) ?? '')
}
