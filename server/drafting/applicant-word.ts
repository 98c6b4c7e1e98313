import type { Draft } from './draft.ts'

const JOINT = /[；;、]/u

/** The applicant as the subject of an English sentence: plural where the notice names several. */
export const applicantWord = ({ notice }: Draft): { name: string; isPlural: boolean } =>
  JOINT.test(notice.applicant) ? { name: 'The applicants', isPlural: true } : { name: 'The applicant', isPlural: false }
