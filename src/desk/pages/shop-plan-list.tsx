/** Lists the plans of the shop's draft with their prices. */
import { formatDayAndTime } from '../../content/desk/number-and-date-formats.ts'
import { placesInList } from '../../content/desk/list-words.ts'
import { deskErrorMessages } from '../../content/desk/error-words.ts'
import { shopPlanWords as words } from '../../content/desk/shop-plans.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { campaignName } from '../../content/desk/report-words.ts'
import { urlParameter } from '../../lib/desk-url-parameters.ts'
import { hasWords } from '../has-words.ts'
import { PUBLISHERS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { directionIn } from '../../lib/move-in-list.ts'
import { deskPage, refuse, type ShopPage } from '../declare-desk-page.ts'
import { Button } from '../parts/Button.tsx'
import { FormField, FormSelect } from '../parts/FormFields.tsx'
import { MoveForm } from '../parts/MoveButtons.tsx'
import { QuietLink } from '../parts/StandaloneLinks.tsx'
import { ShopDraftHeading } from '../parts/ShopHeading.tsx'
import { Table } from '../parts/Table.tsx'

type ShopPlanRow = ShopPage<'showPlans'>['groups'][number]['rows'][number]

/** How many campaigns tell plans with one name apart. */
const NAMED = 3

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
  actions: {
    async mover({ services, user, form: { sku = '', para } }) {
      const direction = directionIn(para)
      if (!direction || !(await services.movePlan(user, sku, direction)))
        return refuse(404, deskErrorMessages.noPlan)
      return `${PAGE}?feito=loja-gravada`
    },
  },
  view: ({ draft, groups, filter }) => (
    <>
      <ShopDraftHeading title={words.title} why={words.why} draft={draft} />
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
            columns={[
              {
                head: words.plan,
                cell: ({ sku, name, isChanged, isNameShared, campaigns, withDebit }) => (
                  <>
                    {name} <span className="desk-hint">{sku}</span>
                    {isChanged && <span className="desk-hint"> · {words.changed}</span>}
                    {isNameShared && (
                      <span className="desk-hint">
                        {' '}
                        ·{' '}
                        {words.toldApart(
                          unbrokenBRL(withDebit),
                          campaigns.slice(0, NAMED).map(campaignName),
                          campaigns.length - NAMED,
                        )}
                      </span>
                    )}
                  </>
                ),
              },
              { head: words.withDebit, isFigure: true, cell: ({ withDebit }) => unbrokenBRL(withDebit) },
              { head: words.without, isFigure: true, cell: ({ without }) => unbrokenBRL(without) },
              { head: words.after, isFigure: true, cell: ({ after }) => unbrokenBRL(after) },
              { head: words.state, cell: stateOf },
              { head: words.campaigns, isFigure: true, cell: ({ campaigns }) => campaigns.length },
              // neighbours that a filter leaves out would be passed unseen
              ...(filter.words === '' && filter.campaign === ''
                ? [
                    {
                      head: placesInList.move,
                      cell: ({ sku, name }: ShopPlanRow) => (
                        <MoveForm
                          action={`${PAGE}/mover`}
                          fields={{ sku }}
                          of={`${name} (${sku})`}
                          isFirst={rows[0]?.sku === sku}
                          isLast={rows.at(-1)?.sku === sku}
                        />
                      ),
                    },
                  ]
                : []),
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
        </details>
      ))}
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
