import { Button } from '@blueprintjs/core'
import { CrossIcon, PlusIcon, TickIcon, TrashIcon, UndoIcon } from '@blueprintjs/icons'
import { type JSX, useMemo, useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import type { Evidence, Notice, Unread } from '#contract/notice.ts'
import { ProblemText } from '../../../components/field-notes.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { type DrawPlace, NoticeCrop } from '../../../components/notice-crop.tsx'
import { SideDrawer } from '../../../components/side-drawer.tsx'
import {
  advance,
  correctionOf,
  countCorrections,
  invalidRows,
  NOTHING_CORRECTED,
  withAdded,
} from '../../../lib/facts/correction-state.ts'
import {
  doubtedRows,
  doubtsOfRow,
  type FactRow,
  factRows,
  reasonRows,
  textOfFact,
} from '../../../lib/facts/fact-rows.ts'
import { isWithin, sourceOf, unreadPath } from '../../../lib/notice-source.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { useRovingFocus } from '../../../lib/use-roving-focus.ts'
import { sourceBadgeOf } from '../../document-editor/index.ts'
import type { CorrectionOrder, CorrectionProblem } from '../correction/use-correction.ts'
import { FactItem } from './fact-item.tsx'
import './facts-pane.css'

interface UnreadItemProps {
  path: string
  stretch: Unread
  /** A person looked at it; it goes when the corrections are applied. */
  isSeen: boolean
  isActive: boolean
  draw: DrawPlace
  onShow: (path: string) => void
  onSeen: (isSeen: boolean) => void
}

/** Shows words of the notice that belong to no fact, as printed. A click leads to their place. */
const UnreadItem = ({ path, stretch, isSeen, isActive, draw, onShow, onSeen }: UnreadItemProps): JSX.Element => {
  const { t } = useTranslation()
  const { page, box, text } = stretch
  const place = useMemo((): Evidence => ({ page, box, quote: text, state: 'exact' }), [page, box, text])
  return (
    <li className="rj-fact" data-path={path} data-doubted={!isSeen} data-active={isActive}>
      {!isSeen && <NoticeCrop place={place} draw={draw} onClick={() => onShow(path)} />}
      <button
        type="button"
        className="rj-fact-value"
        aria-label={t('detail.facts.picture', { quote: text, page })}
        onClick={() => onShow(path)}
      >
        <span>{text}</span>
      </button>
      <div className="rj-fact-foot">
        <span className="rj-hint">{t('detail.facts.page', { page })}</span>
        <Button
          size="small"
          active={isSeen}
          aria-pressed={isSeen}
          icon={<TickIcon size={12} />}
          text={t('detail.facts.seen')}
          aria-label={t('detail.facts.seenOf', { quote: text })}
          onClick={() => onSeen(!isSeen)}
        />
      </div>
    </li>
  )
}

interface FactsPaneProps {
  notice: Notice
  activePath: string | null
  problem: CorrectionProblem | null
  draw: DrawPlace
  /** Shows the place of a fact in the notice. */
  onShow: (path: string) => void
  onCorrect: (order: CorrectionOrder) => Promise<boolean>
  onClose: () => void
}

interface FactGroupProps {
  title: string
  action: JSX.Element | undefined
  children: readonly JSX.Element[]
}

/** Shows facts that belong together. Their buttons are one stop for the keyboard, with the arrow keys between them. */
const FactGroup = ({ title, action, children }: FactGroupProps): JSX.Element => {
  const roving = useRovingFocus<HTMLElement>('both')
  return (
    <section className="rj-fact-group" aria-label={title} {...roving}>
      <div className="rj-fact-group-head">
        <h3>{title}</h3>
        {action}
      </div>
      <ul>{children}</ul>
    </section>
  )
}

/** Shows the facts as read, doubted ones first, to confirm or correct. The corrections are applied together. */
const FactsPane = (props: FactsPaneProps): JSX.Element => {
  const { notice, activePath, problem, draw, onShow, onCorrect, onClose } = props
  const { t } = useTranslation()
  const [state, dispatch] = useReducer(advance(notice), NOTHING_CORRECTED)
  const shown = withAdded(notice, state)
  const rows = factRows(shown.citedMarks.length)
  const doubted = doubtedRows(notice)
  const isPartial = (state.texts.get('kind') ?? notice.kind) === 'partial'
  // A full refusal approves nothing: there is nothing to read.
  const goods = rows.goods.filter(
    row => row.name !== 'acceptedGoods' || isPartial || state.texts.has(row.path) || textOfFact(notice, row) !== '',
  )
  const unsourced = [...rows.own, ...rows.marks.flat(), ...goods].filter(
    ({ path }) => sourceBadgeOf(sourceOf(path), notice.evidence)?.kind === 'missing',
  ).length
  const corrections = countCorrections(state)
  const isInvalid = invalidRows(notice, state).length > 0
  const isClean = corrections === 0 && state.confirmed.size === 0

  const itemOf = (row: FactRow, isApart: boolean): JSX.Element => {
    const doubts = doubtsOfRow(row, notice.doubtful)
    return (
      <FactItem
        key={row.path}
        row={row}
        isApart={isApart}
        text={textOfFact(shown, row)}
        typed={state.texts.get(row.path)}
        evidence={notice.evidence}
        doubts={doubts}
        isConfirmed={doubts.every(doubt => state.confirmed.has(doubt))}
        isActive={activePath !== null && isWithin(activePath, row.path)}
        draw={draw}
        onShow={onShow}
        onType={(typed, text) => dispatch({ type: 'typed', row: typed, text })}
        onConfirm={(confirmed, isConfirmed) => dispatch({ type: 'confirmed', doubts: confirmed, isConfirmed })}
      />
    )
  }
  const groupOf = (key: string, title: string, list: readonly FactRow[], action?: JSX.Element): JSX.Element => (
    <FactGroup key={key} title={title} action={action}>
      {list.map(row => itemOf(row, key === 'doubted'))}
    </FactGroup>
  )
  const unread = notice.unread ?? []
  const isOpenRow = ({ path }: FactRow): boolean => !doubted.some(row => row.path === path)

  return (
    <div className="rj-facts">
      <div className="rj-facts-head">
        <h2>{t('detail.facts.title')}</h2>
        <span className="rj-label">
          {notice.doubtful.length > 0
            ? t('detail.facts.doubts', { count: Math.max(doubted.length, 1) })
            : unsourced > 0
              ? t('detail.facts.unsourced', { count: unsourced })
              : unread.length > 0
                ? t('detail.facts.unreadCount', { count: unread.length })
                : t('detail.facts.noDoubts')}
        </span>
        <span className="rj-gap" />
        <IconButton name={t('detail.facts.close')} size="small" icon={<CrossIcon />} onClick={onClose} />
      </div>
      <div className="rj-facts-list">
        {doubted.length > 0 && groupOf('doubted', t('detail.facts.toConfirm'), doubted)}
        {unread.length > 0 && (
          <FactGroup title={t('detail.facts.unread')} action={undefined}>
            {unread.map((stretch, index) => (
              <UnreadItem
                key={unreadPath(index)}
                path={unreadPath(index)}
                stretch={stretch}
                isSeen={state.confirmed.has(unreadPath(index))}
                isActive={activePath === unreadPath(index)}
                draw={draw}
                onShow={onShow}
                onSeen={isSeen => dispatch({ type: 'confirmed', doubts: [unreadPath(index)], isConfirmed: isSeen })}
              />
            ))}
          </FactGroup>
        )}
        {groupOf('own', t('detail.facts.case'), rows.own.filter(isOpenRow))}
        {rows.marks.map((list, index) => {
          const title = t('detail.facts.citedMark', { number: index + 1 })
          const isRemoved = state.removed.has(index)
          const label = t(isRemoved ? 'detail.facts.putBack' : 'detail.facts.takeOut', { title })
          return groupOf(
            `mark ${index}`,
            title,
            isRemoved ? [] : list.filter(isOpenRow),
            <IconButton
              name={label}
              size="small"
              icon={isRemoved ? <UndoIcon size={12} /> : <TrashIcon size={12} />}
              onClick={() => dispatch({ type: 'removed', mark: index, isRemoved: !isRemoved })}
            />,
          )
        })}
        <Button
          className="rj-fact-add"
          variant="minimal"
          size="small"
          icon={<PlusIcon size={12} />}
          text={t('detail.facts.addMark')}
          onClick={() => dispatch({ type: 'added' })}
        />
        {groupOf('goods', t('detail.facts.goods'), goods.filter(isOpenRow))}
        {(notice.reasons ?? []).length > 0 &&
          groupOf('reasons', t('detail.facts.names.reason'), reasonRows(notice).filter(isOpenRow))}
      </div>
      <div className="rj-facts-foot">
        {problem !== null && <ProblemText text={t(`detail.correction.problem.${problem}`)} />}
        <p className="rj-hint" role="status">
          {isClean
            ? t('detail.facts.hint')
            : t('detail.facts.changes', { corrections, confirmed: state.confirmed.size })}
        </p>
        {!isClean && (
          <div className="rj-actions">
            <Button
              intent="primary"
              text={t('detail.facts.apply')}
              disabled={isInvalid}
              onClick={() => void onCorrect({ notice: correctionOf(notice, state) })}
            />
            <Button text={t('detail.facts.drop')} onClick={() => dispatch({ type: 'dropped' })} />
          </div>
        )}
      </div>
    </div>
  )
}

const DRAWER_SIZE = 360

/** Shows the facts at the right of the document, in place of the fields. In a smaller window they lie over both. */
export const FactsPanel = (props: FactsPaneProps): JSX.Element => {
  const { t } = useTranslation()
  const isWide = useMediaQuery('(min-width: 1200px)')
  if (!isWide) {
    return (
      <SideDrawer
        isOpen
        size={DRAWER_SIZE}
        // The notice beside it is needed to compare the facts.
        hasBackdrop={false}
        enforceFocus={false}
        canOutsideClickClose={false}
        aria-label={t('detail.facts.title')}
        onClose={props.onClose}
      >
        <FactsPane {...props} />
      </SideDrawer>
    )
  }
  return (
    <aside className="rj-facts-panel" aria-label={t('detail.facts.title')}>
      <FactsPane {...props} />
    </aside>
  )
}
