import { FEED_CONTENTS, type FeedContent } from '#contract/vocabulary.ts'
import type { Alert } from '#contract/watching.ts'
import { type CalendarEvent, type CalendarFile, writeCalendar } from '../calendar/write-calendar.ts'
import { languageOf } from '../drafting/language.ts'

const ALARM_DAYS = [14, 3]

/** Returns the ends of opposition periods as events with their arithmetic, which say of the marks what is asked for. */
export const oppositionEvents = (
  alerts: readonly Alert[],
  { isEn, contents }: { isEn: 0 | 1; contents: ReadonlySet<FeedContent> },
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
      summary: [
        say('异议期限', 'Opposition deadline'),
        ...(contents.has('mark') ? [say(`“${name}”与“${ours}”`, `${name} and ${ours}`)] : []),
        ...(contents.has('number') ? [say(`第${regNo}号，第${niceClass}类`, `No. ${regNo}, class ${niceClass}`)] : []),
      ].join(' · '),
      description: [
        ...(contents.has('applicant') ? [say(`申请人：${owner}`, `Applicant: ${owner}`)] : []),
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
  const events = oppositionEvents(alerts, { isEn, contents: new Set(FEED_CONTENTS) })
  const { say } = languageOf(isEn)
  return {
    name: say('异议期限.ics', 'Opposition deadlines.ics'),
    text: writeCalendar({ events, isEn, alarmDays: ALARM_DAYS }),
  }
}
