import type { MarkImage, WizardForm, WizardState } from './wizard-state.ts'

/** Moves of the step of marks and applicant. */
export interface NameMoves {
  namesChanged: { marknames: readonly string[] }
  applicantChanged: { applicant: WizardForm['type'] }
  subjectChanged: { subject: string }
  /** The applicant's name lost the focus. */
  subjectLeft: object
  addressesLoaded: { addresses: readonly string[] }
  addressChanged: { address: readonly string[] }
  imageChanged: { image: MarkImage | null }
  emailChanged: { email: string }
}

const withForm = (state: WizardState, part: Partial<WizardForm>): WizardState => ({
  ...state,
  form: { ...state.form, ...part },
})

/** The chosen addresses stay, but those that only another applicant's list offered. */
const offer = (state: WizardState, addresses: readonly string[]): WizardState => {
  const isStale = (address: string): boolean =>
    state.options.addresses.includes(address) && !addresses.includes(address)
  const address = state.form.address.filter(chosen => !isStale(chosen))
  return { ...withForm(state, { address }), options: { ...state.options, addresses } }
}

export const nameMoves = {
  namesChanged: (state: WizardState, { marknames }: NameMoves['namesChanged']): WizardState => ({
    ...withForm(state, { marknames }),
    problem: null,
  }),
  applicantChanged: (state: WizardState, { applicant }: NameMoves['applicantChanged']): WizardState =>
    withForm(state, { type: applicant }),
  subjectChanged: (state: WizardState, { subject }: NameMoves['subjectChanged']): WizardState =>
    withForm(state, { subject }),
  subjectLeft: (state: WizardState): WizardState => (state.form.subject.trim() === '' ? offer(state, []) : state),
  addressesLoaded: (state: WizardState, { addresses }: NameMoves['addressesLoaded']): WizardState =>
    offer(state, addresses),
  addressChanged: (state: WizardState, { address }: NameMoves['addressChanged']): WizardState =>
    withForm(state, { address }),
  imageChanged: (state: WizardState, { image }: NameMoves['imageChanged']): WizardState => withForm(state, { image }),
  emailChanged: (state: WizardState, { email }: NameMoves['emailChanged']): WizardState => ({
    ...withForm(state, { email }),
    problem: null,
  }),
}
