import type { Document } from 'docx'
import { type Binding, FIELD_STORE, plainText } from './controls.ts'
import { type ExtraPart, escapeXml } from './pack-word.ts'

// Word keeps the values of bound controls in a part of the file (customXml), and shows one value in all controls that are
// bound to it: what is written in one copy of a field stands in the others at once. An empty value is shown as a
// placeholder, whose text has to stand in the file's glossary; without one Word would show five spaces.

export interface BoundFields {
  /** Returns the binding of a control. Controls of one key and value share it. */
  bind(key: string, value: string, placeholder: string): Binding
  /** Returns the parts with the values; none where nothing is bound. Tells the document of them. */
  parts(document: Document): ExtraPart[]
}

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE_RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const CONTENT_TYPES = 'application/vnd.openxmlformats-officedocument'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

const storePart = (values: readonly string[]): string =>
  [
    HEAD,
    `<fields xmlns="${FIELD_STORE.namespace}">`,
    ...values.map(value => `<field>${escapeXml(value)}</field>`),
    '</fields>',
  ].join('')

const storeProperties = (): string =>
  [
    HEAD,
    `<ds:datastoreItem xmlns:ds="http://schemas.openxmlformats.org/officeDocument/2006/customXml" ds:itemID="${FIELD_STORE.id}">`,
    `<ds:schemaRefs><ds:schemaRef ds:uri="${FIELD_STORE.namespace}"/></ds:schemaRefs></ds:datastoreItem>`,
  ].join('')

const storeRelationships = (): string =>
  [
    HEAD,
    `<Relationships xmlns="${PACKAGE_RELATIONSHIPS}">`,
    `<Relationship Id="rId1" Type="${RELATIONSHIPS}/customXmlProps" Target="itemProps1.xml"/></Relationships>`,
  ].join('')

const placeholderName = (index: number): string => `RejoinderBlank${index + 1}`

const glossaryPart = (placeholders: readonly string[]): string =>
  [
    HEAD,
    `<w:glossaryDocument xmlns:w="${WORD}"><w:docParts>`,
    ...placeholders.map((text, index) =>
      [
        `<w:docPart><w:docPartPr><w:name w:val="${placeholderName(index)}"/>`,
        '<w:category><w:name w:val="General"/><w:gallery w:val="placeholder"/></w:category>',
        '<w:types><w:type w:val="bbPlcHdr"/></w:types><w:behaviors><w:behavior w:val="content"/></w:behaviors></w:docPartPr>',
        `<w:docPartBody><w:p><w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p></w:docPartBody></w:docPart>`,
      ].join(''),
    ),
    '</w:docParts></w:glossaryDocument>',
  ].join('')

/** The type that docx has for relationships does not know this one. */
const GLOSSARY: string = `${RELATIONSHIPS}/glossaryDocument`
type RelationshipKind = Parameters<Document['Document']['Relationships']['addRelationship']>[1]

/** Returns the place of a text in a list; adds it where it is new. */
const placeIn = (list: string[], text: string): number => {
  const known = list.indexOf(text)
  return known >= 0 ? known : list.push(text) - 1
}

/** Collects the values that the controls of one file share. */
export const collectBoundFields = (): BoundFields => {
  const places = new Map<string, number>()
  const values: string[] = []
  const placeholders: string[] = []
  return {
    bind(key, value, placeholder) {
      const whole = JSON.stringify([key, value])
      const place = places.get(whole) ?? values.push(plainText(value)) - 1
      places.set(whole, place)
      return {
        path: `/r:fields[1]/r:field[${place + 1}]`,
        placeholder: placeholderName(placeIn(placeholders, placeholder)),
      }
    },
    parts({ Document: { Relationships }, ContentTypes }) {
      if (values.length === 0) return []
      Relationships.addRelationship('Fields', `${RELATIONSHIPS}/customXml`, '../customXml/item1.xml')
      Relationships.addRelationship('Blanks', GLOSSARY as RelationshipKind, 'glossary/document.xml')
      ContentTypes.addOverride(`${CONTENT_TYPES}.customXmlProperties+xml`, '/customXml/itemProps1.xml')
      ContentTypes.addOverride(`${CONTENT_TYPES}.wordprocessingml.document.glossary+xml`, '/word/glossary/document.xml')
      return [
        { path: 'customXml/item1.xml', data: storePart(values) },
        { path: 'customXml/itemProps1.xml', data: storeProperties() },
        { path: 'customXml/_rels/item1.xml.rels', data: storeRelationships() },
        { path: 'word/glossary/document.xml', data: glossaryPart(placeholders) },
      ]
    },
  }
}
