/**
 * What the case bar says about the documents. `saved`: the server has confirmed all of it, at `at` (ISO 8601).
 * `local`: the server cannot be reached, this computer has kept it. `unkept`: nor could this computer keep it; it is on
 * this page alone. `conflict`: the server holds a version made elsewhere. `clean`: nothing was ever edited.
 */
export type SaveState =
  | { kind: 'clean' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'local' }
  | { kind: 'unkept' }
  | { kind: 'conflict' }

export const isSameState = (a: SaveState, b: SaveState): boolean =>
  a.kind === b.kind && (a.kind !== 'saved' || b.kind !== 'saved' || a.at === b.at)
