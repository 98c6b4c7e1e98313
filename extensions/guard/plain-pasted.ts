import { Slice } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { readHtml } from '#dom'
import { withoutFields } from './field-as-text.ts'

const plain = (slice: Slice): Slice => {
  const content = withoutFields(slice.content)
  return content === slice.content ? slice : Slice.maxOpen(content)
}

/**
 * Cleans what is pasted or dropped like any HTML that enters. A field leaves and enters as the text it reads as, so that
 * no other program gets its markup and no name ever stands twice.
 */
export const plainPasted = (): Plugin =>
  new Plugin({
    props: {
      transformPastedHTML: html => readHtml(html).innerHTML,
      transformPasted: plain,
      transformCopied: plain,
    },
  })
