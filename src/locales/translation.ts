/** The shape of a Chinese section, with its texts left open: a missing or unknown key does not compile. */
export type Translation<Section> = {
  readonly [Key in keyof Section]: Section[Key] extends string ? string : Translation<Section[Key]>
}
