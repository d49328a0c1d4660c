/** Lists what was recently removed from a part of the shop's draft, with buttons to restore it. */
import { formatDayAndTime } from '../../content/desk/number-and-date-formats.ts'
import { shopWords } from '../../content/desk/shop-editions.ts'
import { shopDraftWords } from '../../content/desk/shop-plans.ts'
import type { RemovedShopItem } from '../../../server/rules/desk/shop-draft-page-types.ts'

const { removed: words } = shopDraftWords

/** Renders nothing if nothing was removed. */
export const RemovedShopItems = ({ items }: { readonly items: readonly RemovedShopItem[] }) =>
  items.length > 0 && (
    <section className="desk-list">
      <h2 className="desk-section">{words.lately}</h2>
      <p className="desk-why">{words.latelyWhy}</p>
      <ul>
        {items.map(({ name, href, by, at }) => (
          <li key={href}>
            <a href={href}>{name}</a>{' '}
            <span className="desk-hint">{words.by(shopWords.person(by), formatDayAndTime(at))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
