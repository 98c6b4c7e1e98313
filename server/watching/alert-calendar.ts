import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator'
import type { Alert } from '#contract/watching.ts'
import { languageOf } from '../drafting/language.ts'

const ALARM_DAYS = [14, 3]
const DAY_SECONDS = 24 * 60 * 60

export interface CalendarFile {
  name: string
  text: string
}

/**
 * Writes the ends of opposition periods as an iCalendar file (RFC 5545): an all-day event each, with its arithmetic and alarms. The same
 * alerts give the same events.
 */
export const oppositionCalendar = (alerts: readonly Alert[], isEn: 0 | 1): CalendarFile => {
  const { say } = languageOf(isEn)
  const calendar = ical({
    prodId: { company: 'Rejoinder', product: 'Rejoinder', language: say('ZH', 'EN') },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.x('X-WR-TIMEZONE', 'Asia/Shanghai')
  for (const { id, ours, name, regNo, class: niceClass, owner, day, opposition } of alerts) {
    if (opposition === null) continue
    const { published, months, nominal, due } = opposition
    const summary = say(
      `异议期限 · 第${niceClass}类“${name}”（第${regNo}号）与“${ours}”`,
      `Opposition deadline · class ${niceClass} ${name} (No. ${regNo}) and ${ours}`,
    )
    const rolled = due === nominal ? '' : say(`，顺延至${due}`, `, rolled over to ${due}`)
    const start = new Date(`${due}T00:00:00Z`)
    const event = calendar.createEvent({
      id: `alert-${id}@rejoinder`,
      stamp: new Date(`${day}T00:00:00Z`),
      start,
      end: new Date(start.getTime() + DAY_SECONDS * 1000),
      allDay: true,
      summary,
      description: [
        say(`申请人：${owner}`, `Applicant: ${owner}`),
        say(
          `初步审定公告${published}，加${months}个月为${nominal}${rolled}`,
          `Published ${published}, plus ${months} months: ${nominal}${rolled}`,
        ),
      ].join('\n'),
    })
    for (const days of ALARM_DAYS)
      event.createAlarm({ type: ICalAlarmType.display, triggerBefore: days * DAY_SECONDS, description: summary })
  }
  return { name: say('异议期限.ics', 'Opposition deadlines.ics'), text: calendar.toString() }
}
