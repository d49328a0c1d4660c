/** Lists the campaigns of the shop's draft, with a form that adds one as a copy of another. */
import { campaignName } from '../../content/desk/report-words.ts'
import { formatDayAndTime } from '../../content/desk/number-and-date-formats.ts'
import { shopCampaignWords as words } from '../../content/desk/shop-campaigns.ts'
import { shopPlanWords } from '../../content/desk/shop-plans.ts'
import { deskErrorMessages } from '../../content/desk/error-words.ts'
import { PUBLISHERS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { urlParameter } from '../../lib/desk-url-parameters.ts'
import { again, deskPage, refuse, type ShopPage } from '../declare-desk-page.ts'
import { Button } from '../parts/Button.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { FormField, FormSelect } from '../parts/FormFields.tsx'
import { ShopDraftHeading } from '../parts/ShopHeading.tsx'
import { hasWords } from '../text-search.ts'
import { Table } from '../parts/Table.tsx'

type ShopCampaignRow = ShopPage<'showCampaigns'>['rows'][number]
type ShopCampaignsProps = ShopPage<'showCampaigns'>

const PAGE = '/operador/loja/campanhas'

type Said = {
  /** A copy that was not made; null if none was sent. */
  readonly refused: ShopCampaignsProps['copy'] | null
}

export default deskPage({
  path: PAGE,
  roles: PUBLISHERS,
  title: words.title,
  said: { refused: null } as Said,
  async load({ services, user, query }, { refused }) {
    const copy = refused ?? { of: urlParameter(query, 'de'), prefix: '', title: '', problem: null }
    const shown = await services.shopPage(user, 'showCampaigns', copy)
    return { ...shown, search: urlParameter(query, 'busca') }
  },
  view: (data) => <ShopCampaigns {...data} />,
  actions: {
    async ''({ services, user, form }) {
      const outcome = await services.copyCampaign(user, form)
      if ('refused' in outcome) return again(outcome, 400)
      return `${PAGE}/ver?${new URLSearchParams({ campanha: outcome.prefix })}&feito=campanha-feita`
    },
    apagar: async ({ services, user, form: { campanha = '' } }) =>
      (await services.removeCampaign(user, campanha))
        ? `${PAGE}?feito=campanha-apagada`
        : refuse(404, deskErrorMessages.noCampaign),
  },
})

function ShopCampaigns({ draft, rows, copy, search }: ShopCampaignsProps & { search: string }) {
  return (
    <>
      <ShopDraftHeading title={words.title} why={words.why} draft={draft} />
      <details className="desk-panel desk-fold" open={copy.of !== '' || copy.problem !== null}>
        <summary className="desk-section">{words.copy.title}</summary>
        <CsrfForm action={PAGE} className="desk-form">
          <p className="desk-why">{words.copy.why}</p>
          <DeskNotice kind="error" text={copy.problem} />
          <FormSelect
            name="de"
            label={words.copy.of}
            value={copy.of}
            options={rows.map(({ prefix, title }) => [prefix, `${campaignName(prefix)} · ${title}`])}
          />
          <FormField
            name="endereco"
            label={words.copy.prefix}
            hint={words.copy.prefixHint}
            defaultValue={copy.prefix}
            maxLength={60}
            autoCapitalize="none"
            required
          />
          <FormField
            name="titulo"
            label={words.copy.name}
            defaultValue={copy.title}
            maxLength={60}
            required
          />
          <Button label={words.copy.submit} />
        </CsrfForm>
      </details>
      <form method="get" action={PAGE} className="desk-filter">
        <FormField name="busca" label={words.search} type="search" defaultValue={search} />
        <Button label={shopPlanWords.find} kind="secondary" />
      </form>
      <Table
        caption={words.caption}
        rows={rows.filter(({ prefix, title }) => hasWords(`${campaignName(prefix)} ${title}`, search))}
        keyOf={({ prefix }) => prefix}
        empty={words.empty}
        opens={{
          words,
          of: ({ prefix }) => [
            `${PAGE}/ver?${new URLSearchParams({ campanha: prefix })}`,
            campaignName(prefix),
          ],
        }}
        columns={[
          {
            head: words.campaign,
            cell: ({ prefix, state }) => (
              <>
                {campaignName(prefix)}
                {state !== 'same' && (
                  <span className="desk-hint"> · {state === 'new' ? words.isNew : words.changed}</span>
                )}
              </>
            ),
          },
          {
            head: words.name,
            cell: ({ title, isHidden }) => (
              <>
                {title}
                {isHidden && <span className="desk-hint"> · {words.hidden}</span>}
              </>
            ),
          },
          { head: words.plans, isFigure: true, cell: ({ plans }) => plans },
          { head: words.dates, cell: datesOf },
        ]}
      />
    </>
  )
}

const datesOf = ({ from, until }: ShopCampaignRow) =>
  shopPlanWords.dates(from && formatDayAndTime(from), until && formatDayAndTime(until)) || words.always
