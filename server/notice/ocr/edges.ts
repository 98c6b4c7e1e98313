/** Edges in pixels of a picture, or in points of a page. */
export interface Edges {
  left: number
  right: number
  top: number
  bottom: number
}
