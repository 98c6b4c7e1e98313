import { serveJobs } from '../../child/job-thread.ts'
import type { Families } from '../register/portfolio.ts'
import { findFamilies } from './families.ts'

serveJobs<readonly string[], Families>({
  prepare: async () => findFamilies(['云杉', 'Nova']),
  work: findFamilies,
})
