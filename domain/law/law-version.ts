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
  /** Number of its last article; left out where no more than single articles are at hand. */
  lastArticle?: number
  /** The number of paragraphs of each article; an article that is not named has one. */
  paragraphs?: Readonly<Record<number, number>>
  /** By address: `10.1` is a paragraph (or its opening line), `10.1.7` an item, `30` an article of one paragraph. */
  text: Record<string, LawText>
  /** Where a ground or rule stands in this version. A ground's id is its address in the 2019 law and never changes. */
  grounds: Record<string, string>
}
