/** Text in an input or text area that its field does not have yet. */
export interface OpenText {
  /** `name#index`, counted over both documents. */
  field: string
  text: string
}

/**
 * What one open page has made of a log, kept on this computer. The documents are in parts, so that a key pressed in a
 * long document writes the part it stands in and this head.
 */
export interface JournalHead {
  /** One for each time a log is opened; the page's saves bear it as their writer. */
  key: string
  logId: number
  keptAt: number
  /** Server revision the edits rest on. */
  revision: number
  /** The latest edit it has, and whether the server had confirmed that. */
  edit: number
  isSaved: boolean
  /** Key of the journal that this one goes on from, and has all of. */
  follows: string | null
  /** Numbers of the parts that make up each document, in their order; null before all of them are written. */
  parts: JournalParts | null
  openTexts: OpenText[]
}

export interface JournalParts {
  analysis: Uint32Array
  reason: Uint32Array
  reviewed: number
}

/** One step of a journal: it is taken whole or not at all. */
export interface JournalWrite {
  head: JournalHead
  /** New parts by number; see `DocumentPart`. */
  put: readonly [number: number, json: string][]
  /** Numbers of parts no longer needed. */
  drop: readonly number[]
  /** `strict`: it survives a power cut once it is resolved. */
  durability: 'strict' | 'relaxed'
}

/** Where journals are kept on this computer. Every call may reject: a browser may have no room, or no storage at all. */
export interface JournalStore {
  /** The journals of a log, newest first. */
  list(logId: number): Promise<JournalHead[]>
  /** The parts of a journal by number; see `DocumentPart`. */
  readParts(key: string): Promise<Map<number, string>>
  /** Resolves once it is on disk, with whether the journal was there before. */
  write(step: JournalWrite): Promise<boolean>
  remove(key: string): Promise<void>
}
