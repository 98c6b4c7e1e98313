interface ArchivedMark {
  regNo: string
  class: number | null
  /** The register that has the mark; without it the first that searches ask and that has the number. */
  registerId?: number | undefined
}

/** Returns the page's address of a mark's record. */
export const archiveAddress = ({ regNo, class: niceClass, registerId }: ArchivedMark): string =>
  `/archive?${new URLSearchParams({
    regNo,
    intCls: String(niceClass ?? ''),
    ...(registerId !== undefined && { register: String(registerId) }),
  })}`
