/**
 * Says why a file is refused: it is no Word file, is too complex, or was not made here. The message of one that is too
 * complex names what there is too much of.
 */
export class WordRefusal extends Error {
  readonly reason: 'notWord' | 'tooComplex' | 'notExported'

  constructor(reason: WordRefusal['reason'], message: string = reason, options?: ErrorOptions) {
    super(message, options)
    this.name = 'WordRefusal'
    this.reason = reason
  }
}
