/** The processor time that a child process took for its job, and the most memory it ever held. */
export interface ChildUsage {
  cpuMilliseconds: number
  peakBytes: number
}

/** Begins to measure what this process takes for its job; the returned function gives the sum so far. */
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
