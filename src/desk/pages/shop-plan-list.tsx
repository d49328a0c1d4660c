/** Lists the plans of the shop's draft with their prices. */
import { formatDayAndTime } from '../../content/desk/number-and-date-formats.ts'
import { shopPlanWords as words } from '../../content/desk/shop-plans.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import type { ShopPlanRow } from '../../../server/rules/desk/shop-draft-page-types.ts'
import { PUBLISHERS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { deskPage } from '../declare-desk-page.ts'
import { QuietLink } from '../parts/StandaloneLinks.tsx'
import { ShopDraftHeading } from '../parts/ShopDraftHeading.tsx'
import { RemovedShopItems } from '../parts/RemovedShopItems.tsx'
import { Table } from '../parts/Table.tsx'

export default deskPage({
  path: '/operador/loja/planos',
  roles: PUBLISHERS,
  title: words.title,
  load: ({ services, user }) => services.shopPage(user, 'showPlans'),
  view: ({ draft, groups, removed }) => (
    <>
      <ShopDraftHeading title={words.title} why={words.why} draft={draft} />
      {groups.map(({ type, rows }) => (
        <section key={type}>
          <h2 className="desk-section">{words.types[type]}</h2>
          <Table
            caption={words.caption(words.types[type])}
            rows={rows}
            keyOf={({ sku }) => sku}
            empty={words.empty}
            columns={[
              {
                head: words.plan,
                cell: ({ sku, name, isChanged }) => (
                  <>
                    {name} <span className="desk-hint">{sku}</span>
                    {isChanged && <span className="desk-hint"> · {words.changed}</span>}
                  </>
                ),
              },
              { head: words.withDebit, isFigure: true, cell: ({ withDebit }) => unbrokenBRL(withDebit) },
              { head: words.without, isFigure: true, cell: ({ without }) => unbrokenBRL(without) },
              { head: words.after, isFigure: true, cell: ({ after }) => unbrokenBRL(after) },
              { head: words.state, cell: stateOf },
              { head: words.campaigns, isFigure: true, cell: ({ campaigns }) => campaigns },
              {
                head: words.act,
                isAction: true,
                cell: ({ sku, name }) => (
                  <QuietLink
                    href={`/operador/loja/planos/${sku}`}
                    label={words.open}
                    about={words.openAbout(`${name} (${sku})`)}
                  />
                ),
              },
            ]}
          />
        </section>
      ))}
      <RemovedShopItems items={removed} />
    </>
  ),
})

function stateOf({ isHidden, isOffPage, from, until }: ShopPlanRow): string {
  if (isHidden) return words.states.hidden
  const isAlways = from === null && until === null
  const sold = isAlways
    ? words.states.sold
    : words.states.dated(words.dates(from && formatDayAndTime(from), until && formatDayAndTime(until)))
  return isOffPage ? `${sold}, ${words.states.offPage}` : sold
}
