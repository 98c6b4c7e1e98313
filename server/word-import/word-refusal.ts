/** Why a file is not taken: it is no Word file, says too much, or was not made here. */
export class WordRefusal extends Error {
  readonly reason: 'notWord' | 'tooComplex' | 'notExported'

  constructor(reason: WordRefusal['reason'], options?: ErrorOptions) {
    super(reason, options)
    this.name = 'WordRefusal'
    this.reason = reason
  }
}
