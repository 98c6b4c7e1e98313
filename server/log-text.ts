const QUOTED = /"[^"]*"|'[^']*'|“[^”]*”|`[^`]*`/g
/** Names, marks and documents are mostly Chinese; what this program says in its logs is not. */
const FOREIGN = /[^\x20-\x7e]+/gu
const FRAME = /^\s+at /

/** Returns a message without what it quotes: drivers and parsers quote what people wrote. */
const withoutQuotes = (message: string): string =>
  message.split('\n', 1)[0]?.replace(QUOTED, '"…"').replace(FOREIGN, '…') ?? ''

/**
 * Returns what a log may hold of an error: its name and code, its message without quotes, and where it was thrown. A
 * failing query's parameters and details may hold document text (docs/architecture.md §12).
 */
export const errorForLog = (error: Error): { type: string; message: string; code: string; stack: string } => ({
  type: error.name,
  message: withoutQuotes(error.message),
  code: 'code' in error && typeof error.code === 'string' ? error.code : '',
  stack: (error.stack ?? '')
    .split('\n')
    .filter(line => FRAME.test(line))
    .join('\n'),
})
