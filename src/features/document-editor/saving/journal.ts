/** Text in an input or text area that its field does not hold yet. */
export interface OpenText {
  /** `name#index`, counted over both documents. */
  field: string
  text: string
  /** Set for a line of fees, whose name is the text: its place in the field, behind the last for a new one, and its amount. */
  line?: { index: number; amount: string }
}

/**
 * The edits of one open page, kept on this computer. The documents are in parts, so that a key pressed in a long
 * document writes only the part it stands in and this head.
 */
export interface JournalHead {
  /** Unique for each opening of a log; also the writer of the page's saves. */
  key: string
  logId: number
  keptAt: number
  /** Server revision that the edits rest on. */
  revision: number
  /** The latest edit it holds, and whether the server had confirmed it. */
  edit: number
  isSaved: boolean
  /** Key of the journal that this one continues and holds all of. */
  follows: string | null
  /** Numbers of the parts of each document, in order; null before all of them are written. */
  parts: JournalParts | null
  openTexts: OpenText[]
}

interface JournalParts {
  analysis: Uint32Array
  reason: Uint32Array
  reviewed: number
}

/** One write to a journal, taken as a whole or not at all. */
export interface JournalWrite {
  head: JournalHead
  /** New parts by number; see `DocumentPart`. */
  put: readonly [number: number, json: string][]
  /** Numbers of parts no longer needed. */
  drop: readonly number[]
  /** `strict` survives a power cut once resolved. */
  durability: 'strict' | 'relaxed'
}

/** A store of journals on this computer. Every call may reject: a browser may have no room, or no storage at all. */
export interface JournalStore {
  /** Returns the journals of a log, newest first. */
  list(logId: number): Promise<JournalHead[]>
  /** Returns the parts of a journal by number; see `DocumentPart`. */
  readParts(key: string): Promise<Map<number, string>>
  /** Resolves when the write is on disk, with whether the journal existed before. */
  write(step: JournalWrite): Promise<boolean>
  remove(key: string): Promise<void>
}
