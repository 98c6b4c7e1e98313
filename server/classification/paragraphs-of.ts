import type { GroupParagraph } from '#contract/classification.ts'
import type { Edition } from './edition.ts'

/** The parts of each group, named by the first item of each; a group without parts has none. */
export const paragraphsOf = (
  edition: Edition | undefined,
  groups: readonly string[],
): Record<string, GroupParagraph[]> =>
  Object.fromEntries(
    groups.map(group => [
      group,
      (edition?.partsOf(group) ?? []).map(({ paragraph, nameZh, nameEn }) => ({
        paragraph,
        name: nameZh,
        enName: nameEn,
      })),
    ]),
  )
