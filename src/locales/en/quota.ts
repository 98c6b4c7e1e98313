import type { Translation } from '../translation.ts'
import type { quota as zh } from '../zh/quota.ts'

export const quota: Translation<typeof zh> = {
  used: 'Used this month {{used}}',
  usedOf: 'Used this month {{used}} / {{allowed}}',
  limit: {
    write: {
      usedUp: 'This month’s refusal analyses are used up',
      description:
        'The plan “{{plan}}” allows <b>{{allowed}}</b> refusal analyses a month; <b>{{used}}</b> are used. The allowance returns on {{resetsOn}}. The chosen file and date are kept.',
      noRight: 'No right to refusal analyses',
      noRightText: 'The plan “{{plan}}” has no refusal analyses. The chosen file and date are kept.',
    },
    fast: {
      usedUp: 'This month’s fast searches are used up',
      description:
        'The plan “{{plan}}” allows <b>{{allowed}}</b> fast searches a month; <b>{{used}}</b> are used. The allowance returns on {{resetsOn}}. What was entered is kept.',
      noRight: 'No right to fast searches',
      noRightText: 'The plan “{{plan}}” has no fast searches. What was entered is kept.',
    },
    buy: 'To buy more or to upgrade the plan, scan the code to reach your administrator.',
    qr: 'QR code to reach the administrator',
    close: 'Close',
  },
}
