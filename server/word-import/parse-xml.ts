import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { WordRefusal } from './word-refusal.ts'

const DEEPEST = 400

export interface XmlHandlers {
  /** `path` holds the names of the elements around it, outermost first. */
  open(tag: SaxesTagPlain, path: readonly string[]): void
  close(name: string, path: readonly string[]): void
  text?(text: string, path: readonly string[]): void
}

/**
 * Reads XML once from its beginning to its end. Throws `WordRefusal` notWord for XML that is not well-formed or
 * declares a document type, which Word never does, and tooComplex for elements nested too deep.
 */
export const parseXml = (xml: string, { open, close, text }: XmlHandlers): void => {
  const path: string[] = []
  const parser = new SaxesParser()
  parser.on('error', error => {
    throw new WordRefusal('notWord', undefined, { cause: error })
  })
  parser.on('doctype', () => {
    throw new WordRefusal('notWord')
  })
  parser.on('opentag', tag => {
    if (path.length >= DEEPEST) throw new WordRefusal('tooComplex', `elements are nested more than ${DEEPEST} deep`)
    open(tag, path)
    path.push(tag.name)
  })
  parser.on('closetag', ({ name }) => {
    path.pop()
    close(name, path)
  })
  if (text) parser.on('text', words => text(words, path))
  parser.write(xml).close()
}
