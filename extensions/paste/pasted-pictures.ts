import { ATTRIBUTES } from '#contract/document-html.ts'
import type { StoredPicture } from '#contract/rejection.ts'
import { parsePasted } from './pasted-html.ts'

/** Stores a picture; a text or null where it was not stored. */
export type StorePicture = (file: File) => Promise<StoredPicture | string | null>

const GIVEN = /^data:(image\/(?:png|jpeg));base64,([\sA-Za-z0-9+/=]+)$/

const readFile = (address: string): File | null => {
  const [, type, encoded] = GIVEN.exec(address) ?? []
  if (type === undefined || encoded === undefined) return null
  try {
    const bytes = Uint8Array.from(atob(encoded), character => character.charCodeAt(0))
    return new File([bytes], type === 'image/png' ? 'picture.png' : 'picture.jpg', { type })
  } catch {
    return null
  }
}

/** The width of a line on paper in CSS pixels. */
const WIDEST = 567

/**
 * Stores the pictures that pasted HTML brings as bytes and returns it with their ids; their size and alternative text stay.
 * A picture that cannot be stored is left out by the reader of the HTML.
 */
export const storePastedPictures = async (html: string, store: StorePicture): Promise<string> => {
  const { body, documentElement } = parsePasted(html)
  for (const image of body.querySelectorAll(`img[src^="data:image/"]:not([${ATTRIBUTES.picture}])`)) {
    const file = readFile(image.getAttribute('src') ?? '')
    image.removeAttribute('src')
    const stored = file && (await store(file))
    if (stored === null || typeof stored === 'string') continue
    image.setAttribute(ATTRIBUTES.picture, stored.id)
    const width = Number(image.getAttribute('width')) || Math.min(stored.width, WIDEST)
    image.setAttribute('width', String(Math.round(width)))
    image.setAttribute('height', String(Math.max(1, Math.round((width * stored.height) / stored.width))))
  }
  return documentElement.outerHTML
}
