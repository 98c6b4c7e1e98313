import type { ComponentType } from 'react'
import { loadPageTexts, type PageTextsName } from '../locales/i18n.ts'

/** Makes a loader for `lazy`: it brings a page together with the texts that do not come with the first page. */
export const pageLoader =
  <Name extends string, Props>(
    name: Name,
    load: () => Promise<Record<Name, ComponentType<Props>>>,
    ...texts: PageTextsName[]
  ) =>
  async (): Promise<{ default: ComponentType<Props> }> => {
    const [page] = await Promise.all([load(), loadPageTexts(...texts)])
    return { default: page[name] }
  }
