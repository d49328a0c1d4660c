/** Lists the plans of the shop's draft with their prices. */
import { formatDayAndTime } from '../../content/desk/number-and-date-formats.ts'
import { shopPlanWords as words } from '../../content/desk/shop-plans.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { campaignName } from '../../content/desk/report-words.ts'
import { urlParameter } from '../../lib/desk-url-parameters.ts'
import { hasWords } from '../text-search.ts'
import { PUBLISHERS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { deskPage, type ShopPage } from '../declare-desk-page.ts'
import { Button } from '../parts/Button.tsx'
import { CollapsibleSection } from '../parts/CollapsibleSection.tsx'
import { FormField, FormSelect } from '../parts/FormFields.tsx'
import { ShopDraftHeading } from '../parts/ShopHeading.tsx'
import { Table, type Column } from '../parts/Table.tsx'

type ShopPlanRow = ShopPage<'showPlans'>['groups'][number]['rows'][number]

const PAGE = '/operador/loja/planos'

export default deskPage({
  path: PAGE,
  roles: PUBLISHERS,
  title: words.title,
  async load({ services, user, query }) {
    const [words, campaign] = [urlParameter(query, 'busca'), urlParameter(query, 'campanha')]
    const { groups, ...rest } = await services.shopPage(user, 'showPlans')
    const all = groups.flatMap(({ rows }) => rows.flatMap((row) => row.campaigns))
    const isWanted = ({ name, sku, campaigns }: ShopPlanRow) =>
      hasWords(`${name} ${sku}`, words) &&
      (campaign === '' || campaigns.some((each) => `/${each}` === campaign))
    return {
      ...rest,
      filter: { words, campaign, campaigns: [...new Set(all)].toSorted() },
      groups: groups.map(({ type, rows }) => ({ type, rows: rows.filter(isWanted) })),
    }
  },
  view: ({ draft, groups, filter }) => (
    <>
      <ShopDraftHeading title={words.title} why={words.why} draft={draft} />
      <CollapsibleSection summary={words.find} isForNarrow isOpen={filter.words + filter.campaign !== ''}>
        <form method="get" className="desk-filter">
          <FormField name="busca" label={words.search} type="search" defaultValue={filter.words} />
          <FormSelect
            name="campanha"
            label={words.inCampaign}
            value={filter.campaign}
            options={[
              ['', words.anyCampaign],
              ...filter.campaigns.map((each) => [`/${each}`, campaignName(each)] as const),
            ]}
          />
          <Button label={words.find} kind="secondary" />
        </form>
      </CollapsibleSection>
      {groups.map(({ type, rows }) => (
        <details
          key={type}
          className="desk-list desk-fold"
          open={type === 'new' || filter.words + filter.campaign !== ''}
        >
          <summary>{words.types[type]}</summary>
          <Table
            caption={words.caption(words.types[type])}
            rows={rows}
            keyOf={({ sku }) => sku}
            empty={words.empty}
            opens={{ words, of: ({ sku, name }) => [`${PAGE}/${sku}`, `${name} (${sku})`] }}
            columns={COLUMNS}
          />
        </details>
      ))}
    </>
  ),
})

const nameOf = ({ sku, name, isChanged, campaigns }: ShopPlanRow) => (
  <>
    {name}{' '}
    <span className="desk-hint">
      {[sku, ...(isChanged ? [words.changed] : []), words.inCampaigns(campaigns.map(campaignName))].join(
        ' · ',
      )}
    </span>
  </>
)

const COLUMNS: readonly Column<ShopPlanRow>[] = [
  { head: words.plan, cell: nameOf },
  { head: words.withDebit, isFigure: true, cell: ({ withDebit }) => unbrokenBRL(withDebit) },
  { head: words.without, isFigure: true, isWide: true, cell: ({ without }) => unbrokenBRL(without) },
  { head: words.after, isFigure: true, isWide: true, cell: ({ after }) => unbrokenBRL(after) },
  { head: words.state, cell: stateOf },
]

/** Says when a plan is sold; nothing of one that always is. */
function stateOf({ isHidden, isOffPage, from, until }: ShopPlanRow): string {
  if (isHidden) return words.states.hidden
  const isAlways = from === null && until === null
  const dates = words.dates(from && formatDayAndTime(from), until && formatDayAndTime(until))
  const sold = isAlways ? words.states.sold : words.states.dated(dates)
  return isOffPage ? `${sold}, ${words.states.offPage}` : isAlways ? '' : sold
}
