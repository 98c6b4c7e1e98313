import type { Translation } from '../translation.ts'
import type { errors as zh } from '../zh/errors.ts'

export const errors: Translation<typeof zh> = {
  answer: {
    notRefusalNotice:
      'This PDF is not a trademark refusal notice. Choose a CNIPA notice of refusal or of partial refusal (商标驳回通知书, 商标部分驳回通知书).',
    notPdf: 'This file is not a PDF. Choose the refusal notice as a PDF.',
    emptyFile: 'This file is empty. Download or scan it again, then upload it.',
    passwordNeeded: 'This PDF has a password. Enter it and submit again.',
    passwordWrong: 'The password is wrong. Enter it again and submit.',
    damagedPdf: 'This PDF is damaged and cannot be opened. Download or scan it again, then upload it.',
    tooLarge: 'The file is larger than 20 MB. Compress it or keep only the pages of the notice, then upload it.',
    tooComplex:
      'This PDF has too many pages or is too complex (60 pages at most). Keep only the pages of the notice, then upload it.',
    noText: 'This PDF has no text layer that can be read. Upload the electronic notice from the online filing system.',
    noRight: 'This account has no right to refusal analysis. Ask your administrator for it.',
    limitReached: 'This month’s refusal analyses are used up. Ask your administrator for more.',
    staleRevision: 'This document was changed elsewhere. Compare both versions, then save.',
    invalidInput: 'Something in the form is not right. Check file, date and service, then submit again.',
  },
  failure: {
    notFound: 'Not found; it may have been deleted.',
    cancelled: 'Cancelled.',
    tooManyRequests: 'Too many requests; try again later.',
    unavailable: 'The service did not answer.',
    internal: 'The service had an error.',
  },
  call: {
    readRejectionLog: 'Read the history',
    readRejectionDetail: 'Open a result',
    saveDraft: 'Save changes',
    readDraftVersions: 'Listing the versions of a draft',
    readDraftVersion: 'Opening a version of a draft',
    readDeadline: 'Work out the review deadline',
    readDeadlineCalendar: 'Calendar file of the deadline',
    analyseRejection: 'Refusal analysis',
    exportRejectionDoc: 'Export to Word',
    readProgress: 'Read the progress',
    cancelProgress: 'Cancel an analysis',
    readWriteCount: 'Check the allowance (refusal analysis)',
    readFastCount: 'Check the allowance (fast search)',
    readUsage: 'Read this month’s use',
    readArchive: 'Read a trademark’s record',
  },
}
