import type { DateInputProps } from '@blueprintjs/datetime'
import type { TFunction } from 'i18next'
import { LANGUAGE_TAG, type Language } from '../../locales/language.ts'

type DayPickerProps = NonNullable<DateInputProps['dayPickerProps']>

/** Months, weekdays and labels of the calendar in the interface's language. Weeks begin on Monday. */
export const createDayPickerProps = (language: Language, t: TFunction): DayPickerProps => {
  const formatter = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(LANGUAGE_TAG[language], options)
    return (date: Date): string => format.format(date)
  }
  return {
    weekStartsOn: 1,
    showOutsideDays: false,
    formatters: {
      formatCaption: formatter({ year: 'numeric', month: 'long' }),
      formatMonthCaption: formatter({ month: language === 'zh' ? 'numeric' : 'short' }),
      formatYearCaption: formatter({ year: 'numeric' }),
      formatWeekdayName: formatter({ weekday: language === 'zh' ? 'narrow' : 'short' }),
    },
    labels: {
      labelDay: formatter({ dateStyle: 'full' }),
      labelWeekday: formatter({ weekday: 'long' }),
      labelPrevious: () => t('home.date.previousMonth'),
      labelNext: () => t('home.date.nextMonth'),
      labelMonthDropdown: () => t('home.date.month'),
      labelYearDropdown: () => t('home.date.year'),
    },
  }
}
