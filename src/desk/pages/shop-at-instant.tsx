/** Shows the shop as it stands at an instant, whoever scheduled that: prices, campaigns, texts, what is different then. */
import { campaignName } from '../../content/desk/report-words.ts'
import { formatDayAndTime } from '../../content/desk/number-and-date-formats.ts'
import { shopWords } from '../../content/desk/shop-editions.ts'
import { shopPlanWords } from '../../content/desk/shop-plans.ts'
import { liveAtInstant, shopPreviewWords } from '../../content/desk/shop-preview.ts'
import { SHOP_READERS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { requestedPage, urlParameter } from '../../lib/desk-url-parameters.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { paginate } from '../../lib/paginate-list.ts'
import { deskErrorMessages } from '../../content/desk/error-words.ts'
import { deskPage, refuse } from '../declare-desk-page.ts'
import { hasWords } from '../text-search.ts'
import { Button } from '../parts/Button.tsx'
import { DescriptionList } from '../parts/DescriptionList.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { EditionChangeTable } from '../parts/EditionChanges.tsx'
import { FormField, FormSelect } from '../parts/FormFields.tsx'
import { ShopTabs } from '../parts/ShopHeading.tsx'
import { LinkLine, QuietLink } from '../parts/StandaloneLinks.tsx'
import { Table, Pager } from '../parts/Table.tsx'

const PAGE = '/operador/loja/em'

/** What the address of the page asks for; what is '' is left out. */
type Asked = { readonly em: string; readonly rascunho: string; readonly busca: string }

const hrefOf = (asked: Asked, more: Readonly<Record<string, string>> = {}, path = PAGE) => {
  const given = Object.entries({ ...asked, ...more }).filter(([, value]) => value !== '')
  return `${path}?${new URLSearchParams(given)}`
}

const STATES = { live: 'no ar', before: 'ainda não começou', over: 'terminou' } as const

export default deskPage({
  path: PAGE,
  roles: SHOP_READERS,
  title: 'A loja num dia e hora',
  async load({ services, user, query }) {
    const search = urlParameter(query, 'busca')
    const isWithDraft = urlParameter(query, 'rascunho') === 'com'
    const shop = await services.shopPage(user, 'showShopAt', urlParameter(query, 'em'), isWithDraft)
    if (!shop) return refuse(404, deskErrorMessages.noCampaign)
    const asked: Asked = { em: shop.at, rascunho: shop.draft === 'with' ? 'com' : '', busca: search }
    const named = ({ name, sku }: { readonly name: string; readonly sku: string }) => `${name} ${sku}`
    return {
      ...shop,
      asked,
      campaigns: paginate(
        shop.campaigns.filter(({ prefix, title, plans }) =>
          hasWords(`${campaignName(prefix)} ${title} ${plans.map(named).join(' ')}`, search),
        ),
        requestedPage(query),
      ),
      plans: paginate(
        shop.plans.filter((plan) => hasWords(named(plan), search)),
        requestedPage(query, 'pagina-planos'),
      ),
    }
  },
  view: ({ at, shown, draft, asked, changes, campaigns, plans, phones, news }) => {
    const when = at === '' ? null : formatDayAndTime(at)
    return (
      <>
        <DeskPageHeading
          title={when === null ? 'A loja agora' : `A loja em ${when}`}
          why={liveAtInstant({ ...shown, by: shopWords.person(shown.by), when, draft })}
        />
        <ShopTabs />
        <form method="get" action={PAGE} className="desk-filter">
          <FormField
            name="em"
            label={shopPreviewWords.atLabel}
            hint="Vazio: agora. Horário de São Paulo."
            type="datetime-local"
            defaultValue={at}
          />
          {draft !== null && (
            <FormSelect
              name="rascunho"
              label={shopPreviewWords.draft}
              value={asked.rascunho}
              options={[
                ['', 'Sem o rascunho'],
                ['com', 'Com o rascunho por cima'],
              ]}
            />
          )}
          <FormField name="busca" label="Plano ou campanha" type="search" defaultValue={asked.busca} />
          <Button label={shopPreviewWords.show} kind="secondary" />
        </form>
        <LinkLine href="/operador/loja/datas" label="O que começa e termina" />
        {changes.length > 0 && (
          <section>
            <h2 className="desk-section">O que é diferente de agora</h2>
            <EditionChangeTable changes={changes} />
          </section>
        )}
        <section>
          <h2 className="desk-section">Campanhas</h2>
          <Table
            caption="Campanhas"
            rows={campaigns.rows}
            keyOf={({ prefix }) => prefix}
            empty="Nenhuma campanha com essas palavras."
            columns={[
              {
                head: 'Endereço',
                cell: ({ prefix, title }) => (
                  <>
                    <span className="desk-strong">{campaignName(prefix)}</span>{' '}
                    <span className="desk-hint">{title}</span>
                  </>
                ),
              },
              { head: 'Situação', cell: ({ state }) => STATES[state] },
              {
                head: 'Vende, com débito',
                cell: ({ plans: sold }) =>
                  sold.map(({ name, sku, price }) => `${name} ${unbrokenBRL(price)} (${sku})`).join(', '),
              },
              {
                head: 'Ver',
                isAction: true,
                cell: ({ prefix }) => (
                  <QuietLink
                    href={`/operador/loja/previa?${new URLSearchParams({
                      campanha: prefix,
                      ...(at !== '' && { em: at }),
                      ...(draft === 'without' && { rascunho: 'sem' }),
                    })}`}
                    label="Ver a página"
                    about={campaignName(prefix)}
                  />
                ),
              },
            ]}
          />
          <Pager part={campaigns.part} hrefOf={(page) => hrefOf(asked, { pagina: String(page) })} />
        </section>
        <section id="planos">
          <h2 className="desk-section">Planos à venda</h2>
          <Table
            caption="Planos à venda"
            rows={plans.rows}
            keyOf={({ sku }) => sku}
            empty="Nenhum plano com essas palavras."
            columns={[
              {
                head: shopPlanWords.plan,
                cell: ({ name, sku }) => (
                  <>
                    {name} <span className="desk-hint">{sku}</span>
                  </>
                ),
              },
              {
                head: shopPlanWords.withDebit,
                isFigure: true,
                cell: ({ withDebit }) => unbrokenBRL(withDebit),
              },
              { head: shopPlanWords.without, isFigure: true, cell: ({ without }) => unbrokenBRL(without) },
              { head: shopPlanWords.after, isFigure: true, cell: ({ after }) => unbrokenBRL(after) },
              {
                head: shopPlanWords.campaigns,
                isFigure: true,
                cell: ({ campaigns: count }) => count,
              },
            ]}
          />
          <Pager
            part={plans.part}
            hrefOf={(page) => `${hrefOf(asked, { 'pagina-planos': String(page) })}#planos`}
          />
        </section>
        <section>
          <h2 className="desk-section">Telefones e novidades</h2>
          <DescriptionList
            rows={[
              ['Vendas', phones.sales],
              ['Suporte', phones.support],
              ['Novidades', news.join(', ')],
            ]}
          />
        </section>
      </>
    )
  },
})
