import type { JSX } from 'react'

interface RejectionDetailPageProps {
  id: number
  onBack: () => void
}

/** The detail view of one log. */
export const RejectionDetailPage = ({ id }: RejectionDetailPageProps): JSX.Element => <h1>{id}</h1>
