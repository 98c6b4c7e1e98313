import type { WhitelistEntries, WhitelistEntry } from '#contract/proposer-map/proposer-map.ts'
import { PROPOSER_MENUS } from '#contract/proposer-map/proposer-vocabulary.ts'
import { findAccount } from '../../accounts/accounts-repository.ts'
import { AppError } from '../../app-error.ts'
import type { Database } from '../../storage/database.ts'

/** Says who may open the proposer map (docs/proposer-map.md §2). */
export interface WhitelistService {
  /** Returns the menus that a user may open; without a name those of the account itself. */
  menusOf(accountId: number, userName: string | undefined): Promise<string[]>
  /** Throws `AppError` noRight for an account that is not on the list. */
  require(accountId: number): Promise<void>
  count(company: string | undefined): Promise<{ used: number; allowed: number | null }>
  list(): Promise<WhitelistEntries>
  /** Keeps the list in place of the old one, each user once. */
  keep(entries: readonly WhitelistEntry[]): Promise<WhitelistEntries>
}

// PostgreSQL takes no NUL in a text.
const lineOf = (text: string): string => text.replaceAll('\0', '').replace(/\s+/gu, ' ').trim()

/** `isOpen`: nobody signs in, so everyone is on the list (AUTH=local, docs/architecture.md §11). */
export const createWhitelistService = (db: Database, isOpen: boolean): WhitelistService => {
  const isListed = async (userName: string): Promise<boolean> => {
    const row = await db
      .selectFrom('whitelist')
      .select('user_name')
      .where('user_name', '=', userName)
      .executeTakeFirst()
    return row !== undefined
  }

  const menusOf = async (accountId: number, userName: string | undefined): Promise<string[]> => {
    if (isOpen) return [...PROPOSER_MENUS]
    const name = userName === undefined ? (await findAccount(db, accountId)).name : lineOf(userName)
    return (await isListed(name)) ? [...PROPOSER_MENUS] : []
  }

  const list = async (): Promise<WhitelistEntries> => ({
    isOpen,
    entries: await db
      .selectFrom('whitelist')
      .select(['user_name as userName', 'company'])
      .orderBy('company')
      .orderBy('user_name')
      .execute(),
  })

  return {
    menusOf,
    async require(accountId) {
      if ((await menusOf(accountId, undefined)).length === 0) throw new AppError('noRight')
    },
    async count(company) {
      const { entries } = await list()
      const sought = company === undefined ? '' : lineOf(company)
      const used = entries.filter(entry => sought === '' || entry.company === sought).length
      return { used, allowed: null }
    },
    list,
    async keep(entries) {
      const rows = new Map(
        entries
          .map(({ userName, company }) => ({ user_name: lineOf(userName), company: lineOf(company) }))
          .filter(({ user_name }) => user_name !== '')
          .map(row => [row.user_name, row]),
      )
      await db.transaction().execute(async transaction => {
        await transaction.deleteFrom('whitelist').execute()
        if (rows.size > 0)
          await transaction
            .insertInto('whitelist')
            .values([...rows.values()])
            .execute()
      })
      return list()
    },
  }
}
