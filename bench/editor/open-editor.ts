/** An editor under measurement. */
export interface OpenedEditor {
  close(): void
  /** Changes a field, and gives what computes the form data of the document that then stands. */
  changeField?(): () => unknown
}

/** Opens HTML in an editor on a sheet of the page; resolves when it can be used. */
export type OpenEditor = (html: string, sheet: HTMLElement) => Promise<OpenedEditor>
