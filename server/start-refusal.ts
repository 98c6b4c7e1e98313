/** A reason not to start that a person can act on: its message is the one line shown, without a stack. */
export class StartRefusal extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartRefusal'
  }
}
