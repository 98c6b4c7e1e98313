/** What the panel is opened with; each request focuses its query anew. */
export interface FindRequest {
  query: string
  withReplace: boolean
}
