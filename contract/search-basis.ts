import { type Static, Type } from 'typebox'
import { CalendarDay, Nullable } from './envelope.ts'

/** A sample or starter comes with the project and is named so wherever it shows. */
const Origin = Type.Enum(['sample', 'imported'])

/** What a search made now stands on. `register` and `classification` are null before one is loaded; fees are in yuan. */
export const SearchBasis = Type.Object({
  register: Nullable(
    Type.Object({
      zh: Type.String(),
      en: Type.String(),
      origin: Origin,
      date: CalendarDay,
      size: Type.Integer({ description: 'Marks; of a register still loading those that stand so far' }),
      isReady: Type.Boolean({ description: 'Loaded whole, so that it can be searched' }),
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
