import type { FileProblem, ImportOutcome } from '#contract/imports.ts'

/** Words for the command line; the page has its own. */
const WORDS: Readonly<Record<FileProblem, string>> = {
  empty: 'The file is empty.',
  notText: 'The file is neither UTF-8 nor GB18030 text',
  foreignEncoding:
    'UTF-8, GB18030, and UTF-16 with a byte order mark are read; save the file as UTF-8. It is in another encoding',
  notCsv: 'The file is no CSV',
  tooMuch: 'The file takes more memory or time than a table needs.',
  missingColumns: 'The first line lacks columns that are needed (in brackets: what it reads)',
  notWorkbook: 'The file is no Excel workbook that can be read.',
  workbookTooLarge: 'The workbook is too large: save the sheet as CSV',
  notXml: 'The file is no whole XML',
  unknownEncoding: 'UTF-8 and GB18030 are read, not the encoding that the file says it is in',
  recordTooLarge: 'A record is too large.',
  tooDeep: 'Elements lie too deep in one another.',
  noTrademark: 'The XML has no trademark',
  noDay: 'The file does not say which day it stands at: give it beside the file.',
  notPackage: 'The file is no ZIP package that can be read.',
  noTable: 'The package has no table of the open data of the Chinese office.',
  replaced: 'This register was deleted meanwhile.',
  monthMissing:
    'Months go in order: import the packages of these months first, or add --skip-missing and the report names them as missing',
}

export type Refusal = NonNullable<ImportOutcome['refusal']>

/** Refuses a file that cannot be imported at all, or not on from a line. */
export class ImportRefusal extends Error {
  override name = 'ImportRefusal'
  readonly refusal: Refusal
  /** The rows that were taken before and stay. */
  readonly taken: number

  constructor(
    problem: FileProblem,
    { line = null, detail = '', taken = 0, ...options }: Partial<Refusal> & { taken?: number } & ErrorOptions = {},
  ) {
    const place = line === null ? '' : `Line ${line}: `
    const stays =
      taken === 0
        ? ''
        : ` ${taken} marks before it were taken: the register is not whole until a whole file is imported.`
    super(`${place}${WORDS[problem]}${detail === '' ? '' : `: ${detail}`}${stays}`, options)
    this.refusal = { problem, line, detail }
    this.taken = taken
  }
}
