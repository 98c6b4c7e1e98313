/** What a typed text is looked for in: applicants or marks. Free of any library, so that the page may import the values. */
export const ASSOCIATION_KIND = { company: 'companyContent', mark: 'markContent' } as const
