import type { JSONContent } from '@tiptap/core'
import { chineseNumeral } from '#domain/chinese-numeral.ts'

/** A way to number sections: 一、 and （一） in Chinese, 1. and (1) in English. */
interface SectionNumber {
  write: (number: number) => string
  expression: RegExp
}

export const SECTION_NUMBERS = {
  zhMain: { write: number => `${chineseNumeral(number)}、`, expression: /^[一二三四五六七八九十百零]+、/ },
  zhSub: { write: number => `（${chineseNumeral(number)}）`, expression: /^（[一二三四五六七八九十百零]+）/ },
  enMain: { write: number => `${number}. `, expression: /^\d{1,3}\. / },
  enSub: { write: number => `(${number}) `, expression: /^\(\d{1,3}\) / },
} satisfies Record<string, SectionNumber>

interface Heading {
  /** The text node that begins with the number. */
  node: JSONContent
  level: number
  /** The number as written. */
  prefix: string
  write: (number: number) => string
  isOff: boolean
}

const readHeading = (node: JSONContent, isOff: boolean): Heading | null => {
  const first = node.content?.[0]
  if (node.type !== 'heading' || first?.text === undefined) return null
  for (const { expression, write } of Object.values(SECTION_NUMBERS)) {
    const prefix = expression.exec(first.text)?.[0]
    if (prefix !== undefined) return { node: first, level: Number(node.attrs?.['level']), prefix, write, isOff }
  }
  return null
}

const listHeadings = (node: JSONContent, isOff = false): Heading[] => {
  const isInside = isOff || (node.type === 'switchField' && node.attrs?.['on'] === false)
  const own = readHeading(node, isInside)
  return own ? [own] : (node.content ?? []).flatMap(child => listHeadings(child, isInside))
}

/** Returns the headings that are numbered together: of one level, with no heading of a higher level between them. */
const listRuns = (headings: readonly Heading[]): Heading[][] => {
  const runs: Heading[][] = []
  let open: Heading[][] = []
  for (const heading of headings) {
    open = open.filter(([first]) => first !== undefined && first.level <= heading.level)
    const run = open.find(([first]) => first?.level === heading.level && first.write === heading.write)
    if (run) run.push(heading)
    else {
      const started = [heading]
      runs.push(started)
      open.push(started)
    }
  }
  return runs
}

/**
 * Returns whether headings are numbered from one without a gap, as the draft numbers them; the attorney's own numbers
 * stay.
 */
const isCounted = (run: readonly Heading[]): boolean =>
  run.every(({ prefix, write }, index) => prefix === write(index + 1))

/**
 * Returns the document with its sections numbered anew without those that are switched off, so that the export has no
 * gaps. Only the number at the start of a heading changes.
 */
export const renumberSections = (document: JSONContent): JSONContent => {
  const texts = new Map<JSONContent, string>()
  for (const run of listRuns(listHeadings(document)).filter(isCounted)) {
    run
      .filter(({ isOff }) => !isOff)
      .forEach(({ node, prefix, write }, index) => {
        texts.set(node, write(index + 1) + (node.text ?? '').slice(prefix.length))
      })
  }
  const rebuild = (node: JSONContent): JSONContent => {
    const text = texts.get(node)
    if (text !== undefined) return { ...node, text }
    return node.content ? { ...node, content: node.content.map(rebuild) } : node
  }
  return rebuild(document)
}
