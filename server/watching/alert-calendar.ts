import type { Alert } from '#contract/watching.ts'
import { type CalendarEvent, type CalendarFile, writeCalendar } from '../calendar/write-calendar.ts'
import { languageOf } from '../drafting/language.ts'

const ALARM_DAYS = [14, 3]

/** Returns the ends of opposition periods as events with their arithmetic; the owner where asked for. */
export const oppositionEvents = (
  alerts: readonly Alert[],
  { isEn, hasApplicant }: { isEn: 0 | 1; hasApplicant: boolean },
): CalendarEvent[] => {
  const { say } = languageOf(isEn)
  return alerts.flatMap(({ id, ours, name, regNo, class: niceClass, owner, day, opposition }) => {
    if (opposition === null) return []
    const { published, months, nominal, due } = opposition
    const rolled = due === nominal ? '' : say(`，顺延至${due}`, `, rolled over to ${due}`)
    return {
      id: `alert-${id}`,
      stamp: `${day}T00:00:00Z`,
      day: due,
      summary: say(
        `异议期限 · 第${niceClass}类“${name}”（第${regNo}号）与“${ours}”`,
        `Opposition deadline · class ${niceClass} ${name} (No. ${regNo}) and ${ours}`,
      ),
      description: [
        ...(hasApplicant ? [say(`申请人：${owner}`, `Applicant: ${owner}`)] : []),
        say(
          `初步审定公告${published}，加${months}个月为${nominal}${rolled}`,
          `Published ${published}, plus ${months} months: ${nominal}${rolled}`,
        ),
      ].join('\n'),
    }
  })
}

/** Writes the ends of opposition periods as an iCalendar file with alarms. The same alerts give the same events. */
export const oppositionCalendar = (alerts: readonly Alert[], isEn: 0 | 1): CalendarFile => {
  const events = oppositionEvents(alerts, { isEn, hasApplicant: true })
  const { say } = languageOf(isEn)
  return {
    name: say('异议期限.ics', 'Opposition deadlines.ics'),
    text: writeCalendar({ events, isEn, alarmDays: ALARM_DAYS }),
  }
}
