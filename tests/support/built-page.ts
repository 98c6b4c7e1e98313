import { buildPage } from '../../server/page/build-page.ts'

/** Builds the page once for all journeys, unless it is there and current. */
export const setup = async (): Promise<void> => {
  await buildPage()
}
