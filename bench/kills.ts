import process from 'node:process'
import { buildPage } from '../server/page/build-page.ts'
import { createKillRig, type KillReport, VICTIMS } from '../tests/support/kills/kill-rig.ts'

const KILLS = Number(process.env['KILLS'] ?? 50)
const FIRST_SEED = Number(process.env['SEED'] ?? 1)

/** Kills tab, browser, server or database at random moments while a script types, and says what was lost. */
export const run = async (): Promise<void> => {
  await buildPage()
  const rig = await createKillRig()
  const reports: (Omit<KillReport, 'lost'> & { lost: number })[] = []
  try {
    for (let index = 0; index < KILLS; index++) {
      const report = await rig.runKill(FIRST_SEED + index, VICTIMS[index % VICTIMS.length] ?? 'tab')
      reports.push({ ...report, lost: report.lost.length })
      for (const place of report.lost) console.error(`lost in ${report.seed} (${report.victim}): ${place}`)
    }
  } finally {
    await rig.end()
  }
  console.table(reports)
  const kills = VICTIMS.map(victim => {
    const of = reports.filter(report => report.victim === victim)
    const sum = (key: 'typed' | 'lost'): number => of.reduce((total, report) => total + report[key], 0)
    return { victim, kills: of.length, typed: sum('typed'), lost: sum('lost') }
  })
  console.table(kills)
}
