import process from 'node:process'
import { buildPage } from '../server/page/build-page.ts'
import { createKillRig, type KillReport, VICTIMS } from '../tests/support/kills/kill-rig.ts'

const KILLS = Number(process.env['KILLS'] ?? 50)
const FIRST_SEED = Number(process.env['SEED'] ?? 1)
/** One of `VICTIMS`; without it they take turns. */
const VICTIM = VICTIMS.find(victim => victim === process.env['VICTIM'])

/** Each kill comes while a field stands open with words in it. */
const ENDS_OPEN = process.env['OPEN'] === '1'

/**
 * Kills tab, browser, server or database at random moments while a script types. Says what was lost of what was called
 * safe or was in the journal, and what was late: typed a second before the kill, and not in the journal yet.
 */
export const run = async (): Promise<void> => {
  await buildPage()
  const rig = await createKillRig()
  const reports: KillReport[] = []
  try {
    for (let index = 0; index < KILLS; index++) {
      const report = await rig.runKill(
        FIRST_SEED + index,
        VICTIM ?? VICTIMS[index % VICTIMS.length] ?? 'tab',
        ENDS_OPEN,
      )
      reports.push(report)
      console.log(`${reports.length} of ${KILLS}: ${report.victim}, ${report.lost.length + report.late.length} missing`)
      if (report.isFalselySaved)
        console.error(`${report.shown} with an open field in ${report.seed} (${report.victim})`)
      for (const place of report.lost) console.error(`lost in ${report.seed} (${report.victim}): ${place}`)
      for (const place of report.late) console.error(`late in ${report.seed} (${report.victim}): ${place}`)
    }
  } finally {
    await rig.end()
    console.table(reports.map(report => ({ ...report, lost: report.lost.length, late: report.late.length })))
  }
  const kills = VICTIMS.map(victim => {
    const of = reports.filter(report => report.victim === victim)
    const sum = (numberOf: (report: KillReport) => number): number =>
      of.reduce((total, report) => total + numberOf(report), 0)
    return {
      victim,
      kills: of.length,
      typed: sum(({ typed }) => typed),
      lost: sum(({ lost }) => lost.length),
      late: sum(({ late }) => late.length),
      'falsely saved': of.filter(report => report.isFalselySaved).length,
      'slowest write': Math.max(0, ...of.map(({ slowestWrite }) => slowestWrite)),
    }
  })
  console.table(kills)
}
