import type { Translation } from '../translation.ts'
import type { settings as zh } from '../zh/settings.ts'

export const settings: Translation<typeof zh> = {
  title: 'Settings',
  firm: {
    title: 'The firm’s particulars',
    intro:
      'Entered once, they fill the first pages of drafts made from now on; documents already drafted stay as they are.',
    agency: 'Agency',
    attorney: 'Attorney',
    licenceNo: 'Licence no.',
    address: 'Address',
    contact: 'Contact',
    contactHint: 'Telephone, e-mail',
    loading: 'Reading the settings…',
    save: 'Save',
    saved: 'Saved. Drafts made from now on will have it.',
    unsaved: 'Changes are not saved yet',
    notRead: 'The settings could not be read; you can try again.',
    retry: 'Retry',
    notSaved: 'Not saved. What you typed is still here; you can try again.',
  },
}
