import process from 'node:process'
import { measureImports } from './siege/measure-imports.ts'
import { measureLanes } from './siege/measure-lanes.ts'
import { measureNames } from './siege/measure-names.ts'
import { measureReads } from './siege/measure-reads.ts'
import { measureWhole } from './siege/measure-whole.ts'

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  names: measureNames,
  lanes: measureLanes,
  imports: measureImports,
  reads: measureReads,
  whole: measureWhole,
}

/** What one user can do to the others. `SIEGE_PARTS` names the parts to run; without it all run, one after another. */
export const run = async (): Promise<void> => {
  const asked = process.env['SIEGE_PARTS']?.split(',') ?? Object.keys(PARTS)
  for (const part of asked) await PARTS[part]?.()
}
