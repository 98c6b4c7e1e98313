import type { Translation } from '../translation.ts'
import type { quota as zh } from '../zh/quota.ts'

export const quota: Translation<typeof zh> = {
  used: 'Used this month {{used}}',
  usedOf: 'Used this month {{used}} / {{allowed}}',
  limit: {
    title: 'This month’s refusal analyses are used up',
    description:
      'The plan “{{plan}}” allows <b>{{allowed}}</b> refusal analyses a month; <b>{{used}}</b> are used. The allowance returns on {{resetsOn}}. The chosen file and date are kept.',
    buy: 'To buy more or to upgrade the plan, scan the code to reach your administrator.',
    qr: 'QR code to reach the administrator',
    close: 'Close',
  },
}
