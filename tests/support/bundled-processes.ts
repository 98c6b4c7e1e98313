import { bundleProcesses } from '../../server/bundle-processes.ts'

/** Bundles the modules of processes once for all tests that start them, unless that is done and current. */
export const setup = async (): Promise<void> => {
  await bundleProcesses()
}
