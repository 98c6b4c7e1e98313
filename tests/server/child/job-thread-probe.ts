import process from 'node:process'
import { serveJobs } from '../../../server/child/job-thread.ts'

serveJobs<string, string>({
  prepare: () => Promise.reject(new Error('nothing to prepare')),
  work(order) {
    if (order === 'die') process.exit(1)
    if (order === 'fail') throw new RangeError('too far')
    return order.toUpperCase()
  },
})
