import type { LawText } from '#domain/law/law-version.ts'
import type { Classification } from './classification-repository.ts'

/** How an edition is named wherever something rests on it. */
export const editionText = ({ edition, origin }: Classification): LawText =>
  origin === 'starter'
    ? {
        zh: `${edition}入门分类（随软件附带的样本，并非全表）`,
        en: `the ${edition} starter classification (a sample that comes with the software, not the whole table)`,
      }
    : {
        zh: `类似商品和服务区分表（${edition}）`,
        en: `the Chinese classification of similar goods and services (${edition})`,
      }
