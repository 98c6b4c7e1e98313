/** A text of law. The Chinese is the statute's own; the English is an unofficial translation. */
export interface LawText {
  zh: string
  en: string
}

/**
 * One dated version of a law; `zh` and `en` are its title. Days are calendar days, both included; `until` is null while
 * no successor is known.
 */
export interface LawVersion extends LawText {
  id: string
  edition: LawText
  from: string
  until: string | null
  source: string
  /** Months from publication within which an opposition may be filed; of the Trademark Law alone. */
  oppositionMonths?: number
  /** Whether a mark that was not renewed bars others like it for a year; of the Trademark Law alone. */
  barsAfterLapse?: boolean
  /** By address: `10.1` is a paragraph (or its opening line), `10.1.7` an item, `30` an article of one paragraph. */
  text: Record<string, LawText>
  /** Where a ground or rule stands in this version. A ground's id is its address in the 2019 law and never changes. */
  grounds: Record<string, string>
}
