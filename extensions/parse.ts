import type { JSONContent } from '@tiptap/core'
import { DOMParser } from '@tiptap/pm/model'
import { readHtml } from '#dom'
import { documentSchema } from './document-schema.ts'

/** Reads HTML in the field markup into a document. Any string is taken: what is no part of the markup leaves its text. */
export const parse = (html: string): JSONContent => DOMParser.fromSchema(documentSchema).parse(readHtml(html)).toJSON()
