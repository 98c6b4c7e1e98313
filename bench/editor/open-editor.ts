/** An editor under measurement. */
export interface OpenedEditor {
  close(): void
  /** Computes the form data of the document as it stands. */
  readForm?(): unknown
}

/** Opens HTML in an editor on a sheet of the page; resolves when it can be used. */
export type OpenEditor = (html: string, sheet: HTMLElement) => Promise<OpenedEditor>
