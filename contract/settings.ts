import { type Static, Type } from 'typebox'

const Line = Type.String({ maxLength: 200 })

/** The firm's particulars, entered once in the settings; `""` is not entered. They fill first pages. */
export const Firm = Type.Object({
  agency: Line,
  attorney: Line,
  licenceNo: Line,
  address: Line,
  contact: Line,
})

export type Firm = Static<typeof Firm>
