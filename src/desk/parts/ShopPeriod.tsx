import { formatDayAndTime } from '../../content/desk/number-and-date-formats.ts'
import { shopWords as words } from '../../content/desk/shop.ts'

import type { ShopPublication } from '../page-data-types/shop.ts'

/** Shows when a publication is live. It has several periods if another publication replaced it for a while. */
export const ShopPeriod = ({ times }: Pick<ShopPublication, 'times'>) =>
  times.length === 0
    ? words.neverLive
    : times.map(({ from, until }) => (
        <p key={from} className="num">
          {words.fromTo(formatDayAndTime(from), until === null ? null : formatDayAndTime(until))}
        </p>
      ))
