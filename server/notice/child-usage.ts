import type { ChildUsage } from './reader-messages.ts'

/** Begins to measure what this process takes for its job; the answer tells it so far. */
export const measureUsage = (): (() => ChildUsage) => {
  const start = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(start)
    return {
      cpuMilliseconds: Math.round((user + system) / 1000),
      peakBytes: process.resourceUsage().maxRSS * 1024,
    }
  }
}
