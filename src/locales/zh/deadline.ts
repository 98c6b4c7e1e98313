export const deadline = {
  daysLeft_one: '剩 {{count}} 天',
  daysLeft_other: '剩 {{count}} 天',
  dueToday: '今天截止',
  past: '已过',
  dayIn_one: '{{date}} 剩 {{count}} 天',
  dayIn_other: '{{date}} 剩 {{count}} 天',
  dayToday: '{{date}} 今天截止',
  dayPast: '{{date}} 已过',
} as const
