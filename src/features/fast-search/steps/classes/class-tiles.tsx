import { TickIcon } from '@blueprintjs/icons'
import { type JSX, type KeyboardEvent, memo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CLASS_COUNT } from '#contract/limits.ts'
import { CLASS_TITLES, twoDigits } from '#domain/class-titles.ts'
import { useLanguage } from '../../../../locales/language.ts'
import './class-tiles.css'

const COLUMNS = 9

/** Returns how many tiles are drawn in a row: nine, fewer in a narrow window. */
const columnsOf = (tiles: Element): number => {
  const [first, ...others] = [...tiles.children].map(tile => tile.getBoundingClientRect().top)
  const next = others.findIndex(top => top !== first)
  return next < 0 ? COLUMNS : next + 1
}

/** Returns the tile that a key leads to; null for none. */
const placeAfterKey = (place: number, key: string, columns: number): number | null => {
  if (key === 'Home') return 0
  if (key === 'End') return CLASS_COUNT - 1
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  }
  const step = steps[key]
  if (step === undefined) return null
  const next = place + step
  return next >= 0 && next < CLASS_COUNT ? next : null
}

interface ClassTilesProps {
  chosen: readonly number[]
  /** Classes that match the filter; the others are dimmed. */
  matching: readonly number[]
  onToggle: (number: number) => void
}

/** Shows the 45 classes as one tab stop; arrows, Home and End move within it. */
export const ClassTiles = ({ chosen, matching, onToggle }: ClassTilesProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const tiles = useRef<HTMLFieldSetElement>(null)
  const [stop, setStop] = useState(0)

  const handleKeyDown = (event: KeyboardEvent): void => {
    if (tiles.current === null) return
    const place = placeAfterKey(stop, event.key, columnsOf(tiles.current))
    if (place === null) return
    event.preventDefault()
    const tile = tiles.current.children[place]
    if (tile instanceof HTMLElement) tile.focus()
  }

  return (
    <fieldset ref={tiles} className="rj-tiles" aria-label={t('search.classes.tileGrid')} onKeyDown={handleKeyDown}>
      {CLASS_TITLES.map((title, place) => (
        <Tile
          key={title.zh}
          number={place + 1}
          title={title[language]}
          isChosen={chosen.includes(place + 1)}
          isBeside={!matching.includes(place + 1)}
          isStop={place === stop}
          onFocus={() => setStop(place)}
          onToggle={() => onToggle(place + 1)}
        />
      ))}
    </fieldset>
  )
}

interface TileProps {
  number: number
  title: string
  isChosen: boolean
  isBeside: boolean
  isStop: boolean
  onFocus: () => void
  onToggle: () => void
}

const isSameTile = (a: TileProps, b: TileProps): boolean =>
  a.title === b.title && a.isChosen === b.isChosen && a.isBeside === b.isBeside && a.isStop === b.isStop

const Tile = memo((props: TileProps): JSX.Element => {
  const { number, title, isChosen, isBeside, isStop, onFocus, onToggle } = props
  return (
    <button
      type="button"
      className={isBeside ? 'rj-tile rj-is-beside' : 'rj-tile'}
      aria-pressed={isChosen}
      title={title}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onClick={onToggle}
    >
      <span className="rj-tile-number">{twoDigits(number)}</span>
      <span className="rj-tile-title rj-ellipsis">{title}</span>
      {isChosen && <TickIcon size={12} />}
    </button>
  )
}, isSameTile)
