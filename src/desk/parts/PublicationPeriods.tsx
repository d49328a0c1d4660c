/**
 * Shows the periods in which a publication of the shop was or will be live. It has several if another publication
 * replaces it for a while.
 */
import { formatDayAndTime } from '../../content/desk/number-and-date-formats.ts'
import { shopWords as words } from '../../content/desk/shop-editions.ts'
import type { ShopPublication } from '../../../server/services/desk/shop-publications-page-data.ts'

export const PublicationPeriods = ({ times }: Pick<ShopPublication, 'times'>) =>
  times.length === 0
    ? words.neverLive
    : times.map(({ from, until, next }) => (
        <p key={from} className="num">
          {words.fromTo(formatDayAndTime(from), until === null ? null : formatDayAndTime(until), next)}
        </p>
      ))
