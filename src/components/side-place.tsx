import type { JSX } from 'react'
import { offerSidePlace } from '../lib/side-place.ts'
import './side-place.css'

/** Stands after the panel at the right of a page, with its class: while help is open it takes that panel's place. */
export const SidePlace = ({ className }: { className: string }): JSX.Element => (
  <div ref={offerSidePlace} className={`rj-side-place ${className}`} />
)
