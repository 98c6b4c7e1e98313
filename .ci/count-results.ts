import { readFileSync } from 'node:fs'
import process from 'node:process'

interface Results {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  numPendingTests: number
}

const [file = '', exitCode = '1'] = process.argv.slice(2)
const text = readFileSync(file, 'utf8')
const results: Results = text
  ? JSON.parse(text)
  : { numPassedTests: 0, numFailedTests: 1, numFailedTestSuites: 1, numPendingTests: 0 }

/** A suite that failed before its tests ran counts as a failure of its own, and so does a runner that exits red. */
const failed = Math.max(results.numFailedTests, results.numFailedTestSuites > 0 ? 1 : 0, exitCode === '0' ? 0 : 1)
const isRed = failed > 0 || results.numPassedTests === 0
console.log(`${results.numPassedTests} passed, ${failed} failed, ${results.numPendingTests} skipped`)
process.exit(isRed ? 1 : 0)
