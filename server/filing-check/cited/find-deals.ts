import type { CaseFacts } from '../case-facts.ts'
import { isAsGenerated } from '../changed-lines.ts'
import { clauseAround, speaksOfOthers } from '../context.ts'
import { type CheckedDraft, type CheckedLine, type Finding, findingAt } from '../finding.ts'
import { matchesOf } from '../matches.ts'

/** Words by which a cited mark has come to the applicant, or is the applicant's. */
const ASSIGNED =
  /(?:引证商标[^。；]{0,24}?(?:已|现已?|业已)[^。；，]{0,14}?(?:转让|让与|过户|变更|移转)[^。；，]{0,4}(?:至|给|到|于|予)?申请人|引证商标[^。；]{0,24}?(?:已|现已?)[^。；，]{0,2}(?:归|属于?|登记[在于]|由)申请人(?:名下)?(?:所有|持有|拥有)?|申请人(?:现|已|业已|已经)[^。；，不未]{0,6}(?:受让|取得|买受|购得|收购|拥有|持有)(?:了)?[^。；，]{0,6}引证商标(?!权利)[^。；，]{0,4}(?=[，。；]|$)|引证商标[^。；]{0,30}申请人(?:现|已)(?:经)?(?:为|是|系|成为)(?:其|该商标的?)(?:权利人|注册人|所有人)|引证商标[^。；，]{0,8}与(?:申请商标|申请人的商标)[^。；，不非]{0,6}(?:同一|相同)(?:主体|权利人|申请人|所有人))|[Cc]ited marks? [^.;]{0,30}(?:(?:has|have)(?: since)? been (?:assigned|transferred) to the applicant|now belongs? to the applicant|is now owned by the applicant|(?:now )?stands? in the applicant’s name|(?:now )?stands? in the name of the applicant)|[Tt]he applicant (?:has |now )(?:acquired|bought|purchased|taken over|owns) (?:the )?cited marks? \d/g
/** Words by which the owner of a cited mark agrees. */
const CONSENTED =
  /(?:权利人|注册人|所有人|申请人)?[^。；]{0,24}?(?:已|均已|业已)[^。；，不未]{0,8}(?:出具|签署|提交|达成|书面同意|同意|签订)[^。；]{0,12}?(?:同意书|共存(?:协议)?|申请商标(?:的)?注册|共存同意)|[^。；，]{0,24}?(?:已|均已|业已)[^。；，]{0,6}(?:授权|许可|准许|允许)申请人[^。；，]{0,8}(?:申请商标|注册)|[^。；，]{0,24}?(?:已|均已|业已)[^。；，]{0,6}(?:表示|声明|确认|承诺|函告)[^。；，]{0,6}(?:不反对|无异议|不持异议|没有异议|认可|同意)[^。；，]{0,12}(?:申请商标|注册)|(?:出具|签署|签订)了[^。；，]{0,12}?(?:同意书|共存)|就[^。；，]{0,12}共存[^。；，未]{0,6}(?:达成|签)|(?<![不未])同意申请商标(?:的)?(?:申请|注册)|(?:已|业已)(?:取得|获得|征得)了?[^。；]{0,30}?的?(?:书面)?(?:同意|许可|授权)|\b(?:owners?|registrants?|proprietors?) of (?:the )?cited marks?[^.;]{0,40}(?:has|have) (?:given|signed|granted|issued|consented|agreed)[^.;]{0,30}(?:consent|coexistence|to the registration)/g
/** Without one of these words a line tells of no such deal. */
const OF_DEAL =
  /转让|让与|过户|变更|移转|受让|买受|购得|收购|取得|获得|征得|持有|拥有|名下|归|属于|现为|同一|相同|同意|共存|授权|许可|准许|允许|反对|异议|认可|assign|transfer|belong|owne|stands|acquired|bought|purchased|consent|coexist|agreed|has|have/
const OF_OWNER = /引证商标|权利人|注册人|所有人|cited mark|owner|registrant|proprietor/i
const SUPPOSED =
  /如果?|若|倘|假|恳请|请求|拟|正在|正与|将|待|一旦|协商|争取|尚未|未能|\bif\b|\bshould\b|\bwould\b|negotiat|\bonce\b|\bmay\b|seeking/
/** Words for such an agreement in the list of evidence, or where it is pointed to. */
const PROVED = /同意书|共存协议|转让(?:证明|协议|公告)|consent|coexistence|assignment/i

const isProved = ({ lines }: CheckedDraft, own: CheckedLine): boolean =>
  lines.some(
    line =>
      line !== own &&
      line.document === 'reason' &&
      !line.isOff &&
      PROVED.test(line.text) &&
      /证据|Evidence|附件|Annex/.test(line.chapter.split(' / ').at(-1) ?? ''),
  )

/**
 * Returns sentences that the owner of a cited mark has assigned it to the applicant, or agrees to the registration, where
 * neither notice and register nor the evidence of the draft tells so.
 */
export const findDeals = (draft: CheckedDraft, { notice, isCompanion, cited }: CaseFacts): Finding[] => {
  if (isCompanion || notice.citedMarks.length === 0) return []
  const isOwn = notice.citedMarks.some(
    ({ owner }, index) => owner === notice.applicant || cited[index]?.record?.mark?.owner === notice.applicant,
  )
  const names = cited.flatMap(({ owners }) => owners.filter(name => name.length > 1))
  return draft.lines.flatMap(line => {
    if (line.isOff || line.isQuoted || isAsGenerated(line) || !OF_DEAL.test(line.text)) return []
    const found = (patterns: RegExp, zh: string, en: string): Finding[] =>
      matchesOf(line.text, patterns).flatMap(match => {
        const [from, to] = [match.index, match.index + match[0].length]
        const { clause } = clauseAround(line.text, from, to)
        const isOfOwner = OF_OWNER.test(clause) || names.some(name => clause.includes(name))
        if (!isOfOwner || SUPPOSED.test(clause) || speaksOfOthers(line, clause)) return []
        if (/证据|附|详见|Evidence|attached/.test(clause) || isProved(draft, line)) return []
        return [findingAt(line, { kind: 'evidence', from, to, words: { zh, en } })]
      })
    return [
      ...(isOwn
        ? []
        : found(
            ASSIGNED,
            '通知书和商标库中该引证商标均不属于申请人，证据目录中也没有转让的证据。',
            'Neither the notice nor the register has the cited mark as the applicant’s, and the evidence does not show an assignment.',
          )),
      ...found(
        CONSENTED,
        '证据目录中没有引证商标权利人的同意书或者共存协议。',
        'The evidence lists no letter of consent or coexistence agreement of the owner of the cited mark.',
      ),
    ]
  })
}
