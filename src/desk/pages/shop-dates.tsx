/** Lists what begins, ends and changes in the shop from now on, by object. */
import { formatDayAndTime } from '../../content/desk/number-and-date-formats.ts'
import { SHOP_READERS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { shopObjectKinds, type ShopObjectKind } from '../../edition/edition-change.ts'
import { requestedPage, urlParameter } from '../../lib/desk-url-parameters.ts'
import { paginate } from '../../lib/paginate-list.ts'
import { deskPage } from '../declare-desk-page.ts'
import type { ShopDate } from '../../../server/services/desk/shop-timeline-page-data.ts'
import { hasWords } from '../text-search.ts'
import { Button } from '../parts/Button.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { FormField, FormSelect } from '../parts/FormFields.tsx'
import { shopDateInWords } from '../parts/Time.tsx'
import { ShopTabs } from '../parts/ShopHeading.tsx'
import { LinkLine } from '../parts/StandaloneLinks.tsx'
import { Table, Pager } from '../parts/Table.tsx'

const PAGE = '/operador/loja/datas'

/** The sections of the page, and the values of its filter. */
const KINDS: Readonly<Record<ShopObjectKind, readonly [wanted: string, title: string]>> = {
  plans: ['planos', 'Planos'],
  campaigns: ['campanhas', 'Campanhas'],
  texts: ['textos', 'Textos, dúvidas e novidades'],
  others: ['outros', 'Benefícios e listas'],
}

/** The parameter that says which part of a section is shown. */
const pageOf = (kind: ShopObjectKind) => `pagina-${KINDS[kind][0]}`

export default deskPage({
  path: PAGE,
  roles: SHOP_READERS,
  title: 'O que começa e termina',
  async load({ services, user, query }) {
    const dates = await services.shopPage(user, 'showShopDates')
    const [wanted, search] = [urlParameter(query, 'tipo'), urlParameter(query, 'busca')]
    return {
      wanted,
      search,
      sections: shopObjectKinds
        .filter((kind) => wanted === '' || KINDS[kind][0] === wanted)
        .map((kind) => ({
          kind,
          ...paginate(
            dates[kind].filter(({ object }) => hasWords(object, search)),
            requestedPage(query, pageOf(kind)),
          ),
        })),
    }
  },
  view: ({ wanted, search, sections }) => (
    <>
      <DeskPageHeading
        title="O que começa e termina"
        why="O que muda na loja de agora em diante, por objeto: o que foi programado e as datas de planos, campanhas e novidades. O que está só no rascunho não aparece aqui."
      />
      <ShopTabs />
      <form method="get" action={PAGE} className="desk-filter">
        <FormSelect
          name="tipo"
          label="O quê"
          value={wanted}
          options={[['', 'Tudo'], ...shopObjectKinds.map((kind) => KINDS[kind])]}
        />
        <FormField name="busca" label="Nome, código ou endereço" type="search" defaultValue={search} />
        <Button label="Mostrar" kind="secondary" />
      </form>
      <LinkLine href="/operador/loja/em" label="A loja num dia e hora" />
      {sections.every(({ part }) => part.all === 0) && <p className="desk-empty">Nada está marcado.</p>}
      {sections
        .filter(({ part }) => part.all > 0)
        .map(({ kind, rows, part }) => (
          <section key={kind} id={KINDS[kind][0]}>
            <h2 className="desk-section">{KINDS[kind][1]}</h2>
            <Dates kind={kind} rows={rows} />
            <Pager
              part={part}
              hrefOf={(page) =>
                `${PAGE}?${new URLSearchParams({ tipo: wanted, busca: search, [pageOf(kind)]: String(page) })}#${KINDS[kind][0]}`
              }
            />
          </section>
        ))}
    </>
  ),
})

type DatesProps = { readonly kind: ShopObjectKind; readonly rows: readonly ShopDate[] }

const Dates = ({ kind, rows }: DatesProps) => (
  <Table
    caption={KINDS[kind][1]}
    rows={rows}
    keyOf={(row) => `${row.at} ${row.object} ${shopDateInWords(row)}`}
    empty=""
    columns={[
      { head: 'O quê', cell: ({ object }) => <span className="desk-strong">{object}</span> },
      {
        head: 'Quando',
        cell: ({ at }) => (
          <a href={`/operador/loja/em?${new URLSearchParams({ em: at })}`} className="num">
            {formatDayAndTime(at)}
            <span className="hush">, a loja nessa hora</span>
          </a>
        ),
      },
      { head: 'O que muda', cell: shopDateInWords },
      {
        head: 'Edição',
        cell: ({ number, publication }) => (
          <a href={`/operador/loja/publicacao?id=${publication}`}>{number}</a>
        ),
      },
    ]}
  />
)
