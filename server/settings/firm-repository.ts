import type { Firm } from '#contract/account.ts'
import type { Database } from '../storage/database.ts'

const NOTHING: Firm = { agency: '', attorney: '', licenceNo: '', address: '', contact: '', givesAdvice: false }

/** Returns the account's firm; its texts are empty while nothing is entered. */
export const findFirm = async (db: Database, accountId: number): Promise<Firm> => {
  const row = await db
    .selectFrom('firms')
    .select(['agency', 'attorney', 'licence_no as licenceNo', 'address', 'contact', 'gives_advice as givesAdvice'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? NOTHING
}

/** Returns a text as one line without U+0000, which a text column does not hold. */
const lineOf = (text: string): string => text.replaceAll('\0', '').replace(/\s+/gu, ' ').trim()

/** Keeps the particulars, each as one line; returns them as kept. */
export const keepFirm = async (db: Database, accountId: number, firm: Firm): Promise<Firm> => {
  const columns = {
    agency: lineOf(firm.agency),
    attorney: lineOf(firm.attorney),
    licence_no: lineOf(firm.licenceNo),
    address: lineOf(firm.address),
    contact: lineOf(firm.contact),
    gives_advice: firm.givesAdvice,
  }
  await db
    .insertInto('firms')
    .values({ account_id: accountId, ...columns })
    .onConflict(conflict => conflict.column('account_id').doUpdateSet(columns))
    .execute()
  return await findFirm(db, accountId)
}
