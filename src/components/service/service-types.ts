import type { ServiceType } from '#contract/deadline.ts'

export const PAPER: ServiceType = 0
export const ELECTRONIC: ServiceType = 1
