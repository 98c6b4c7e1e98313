import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { languageOf } from '../drafting/language.ts'

const DAY_SECONDS = 24 * 60 * 60

/** A deadline as a calendar shows it: all of one calendar day in Asia/Shanghai. */
export interface CalendarEvent {
  /** Stays the same from file to file, so that a calendar knows the event again. */
  id: string
  /** The instant or day since which the event is as it is. */
  stamp: string
  day: CalendarDay
  summary: string
  description: string
}

interface CalendarOrder {
  events: readonly CalendarEvent[]
  isEn: 0 | 1
  /** The name that programs show for the calendar; left out for a file of single events. */
  name?: string
  /** The days before each event on which it rings. */
  alarmDays?: readonly number[]
}

/** A calendar as a file of that name. */
export interface CalendarFile {
  name: string
  text: string
}

/**
 * Writes deadlines as an iCalendar text (RFC 5545). The same events give the same bytes. Without a time zone the library
 * prints what UTC says, so that a day stays that day wherever the server stands.
 */
export const writeCalendar = ({ events, isEn, name, alarmDays = [] }: CalendarOrder): string => {
  const { say } = languageOf(isEn)
  const calendar = ical({
    prodId: { company: 'Rejoinder', product: 'Rejoinder', language: say('ZH', 'EN') },
    method: ICalCalendarMethod.PUBLISH,
    ...(name !== undefined && { name }),
  })
  calendar.x('X-WR-TIMEZONE', 'Asia/Shanghai')
  for (const { id, stamp, day, summary, description } of events) {
    const start = new Date(`${day}T00:00:00Z`)
    const event = calendar.createEvent({
      id: `${id}@rejoinder`,
      stamp: new Date(stamp),
      start,
      end: new Date(start.getTime() + DAY_SECONDS * 1000),
      allDay: true,
      summary,
      ...(description !== '' && { description }),
    })
    for (const days of alarmDays)
      event.createAlarm({ type: ICalAlarmType.display, triggerBefore: days * DAY_SECONDS, description: summary })
  }
  return calendar.toString()
}
