import { AnchorButton, Tag } from '@blueprintjs/core'
import { SearchIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useHref } from 'react-router-dom'
import type { ArchiveRecord } from '#contract/archive.ts'
import { RegisterTag } from './register-tag.tsx'
import { StatusTag } from './status-tag.tsx'

interface ArchiveBarProps {
  regNo: string
  intCls: string
  answer: ArchiveRecord | undefined
}

const recordAt = (regNo: string, niceClass: number): string =>
  `/archive?${new URLSearchParams({ regNo, intCls: String(niceClass) })}`

/** Which mark it is and where it stands, the register that says so, and the ways on. */
export const ArchiveBar = ({ regNo, intCls, answer }: ArchiveBarProps): JSX.Element => {
  const { t } = useTranslation()
  const record = answer?.record
  const shownClass = record?.class ?? intCls
  const number =
    shownClass === '' ? t('archive.number', { regNo }) : t('archive.numberAndClass', { regNo, intCls: shownClass })
  const search = useHref(
    `/ai/fast_search?${new URLSearchParams({ markname: record?.name ?? '', cats: String(record?.class ?? '') })}`,
  )
  const another = useHref('/archive')
  const otherClasses = (answer?.classes ?? []).filter(niceClass => niceClass !== record?.class)
  return (
    <header className="rj-archive-bar">
      <div className="rj-archive-title">
        <div className="rj-archive-name">
          <h1 className="rj-pane-title">{record ? record.name || t('archive.device') : number}</h1>
          {record && <StatusTag status={record.status} life={record.life} />}
        </div>
        {record && (
          <p className="rj-archive-number">
            {number}
            {otherClasses.map(niceClass => (
              <Link key={niceClass} to={recordAt(regNo, niceClass)}>
                {t('archive.otherClass', { intCls: niceClass })}
              </Link>
            ))}
          </p>
        )}
      </div>
      <span className="rj-gap" />
      {answer?.register && <RegisterTag {...answer.register} />}
      {answer && !answer.register && <Tag minimal>{t('archive.noRegisterTag')}</Tag>}
      <AnchorButton variant="minimal" text={t('archive.otherMark')} href={another} />
      {record && record.name !== '' && (
        <AnchorButton icon={<SearchIcon />} text={t('archive.searchSimilar')} href={search} />
      )}
    </header>
  )
}
