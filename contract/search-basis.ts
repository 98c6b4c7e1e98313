import { type Static, Type } from 'typebox'
import { CalendarDay, Nullable, RowId } from './envelope.ts'

/** A sample or starter comes with the project and is named so wherever it shows. */
const Origin = Type.Enum(['sample', 'imported'])

/** The data that a search made now stands on. `register` and `classification` are null before one is loaded; fees are in yuan. */
export const SearchBasis = Type.Object({
  register: Nullable(
    Type.Object({
      zh: Type.String(),
      en: Type.String(),
      origin: Origin,
      date: CalendarDay,
      size: Type.Integer({ description: 'Marks; of a register still loading those that stand so far' }),
      isReady: Type.Boolean({ description: 'Loaded whole, so that it can be searched' }),
      isBroken: Type.Optional(Type.Boolean({ description: 'An import into it broke off, and nothing fills it now' })),
    }),
  ),
  /** The registers that a search may name, where they are more than one: imported ones that are loaded whole. */
  registers: Type.Array(
    Type.Object({
      id: RowId,
      zh: Type.String(),
      en: Type.String(),
      date: CalendarDay,
      size: Type.Integer(),
      isDefault: Type.Boolean(),
    }),
  ),
  classification: Nullable(Type.Object({ edition: Type.String(), origin: Origin })),
  filing: Type.Object({
    from: CalendarDay,
    source: Type.String(),
    itemsInFee: Type.Integer(),
    furtherItem: Type.Object({ paper: Type.Number(), online: Type.Number() }),
  }),
})

export type SearchBasis = Static<typeof SearchBasis>
