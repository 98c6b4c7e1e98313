/** A file that cannot be imported at all; the message is for the person who gave it. */
export class ImportRefusal extends Error {
  override name = 'ImportRefusal'
}
