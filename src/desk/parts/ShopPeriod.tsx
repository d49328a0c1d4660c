import { inDayAndTime } from '../../content/desk/number-and-date-formats.ts'
import { shopWords as words } from '../../content/desk/shop.ts'

type ShopPeriodProps = { readonly from: string; readonly until: string | null }

/** From when to when a publication is live. */
export const ShopPeriod = ({ from, until }: ShopPeriodProps) => (
  <span className="num">{words.fromTo(inDayAndTime(from), until === null ? null : inDayAndTime(until))}</span>
)
