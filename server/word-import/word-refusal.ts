/** Says why a file is refused: it is no Word file, is too complex, or was not made here. */
export class WordRefusal extends Error {
  readonly reason: 'notWord' | 'tooComplex' | 'notExported'

  constructor(reason: WordRefusal['reason'], options?: ErrorOptions) {
    super(reason, options)
    this.name = 'WordRefusal'
    this.reason = reason
  }
}
