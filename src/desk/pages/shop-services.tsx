/** Lists the services that come with plans of the shop's draft: streaming services and apps. */
import { shopServiceWords as words } from '../../content/desk/shop-plans.ts'
import { PUBLISHERS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { deskPage } from '../declare-desk-page.ts'
import { LinkButton } from '../parts/Button.tsx'
import { ShopDraftHeading } from '../parts/ShopHeading.tsx'
import { Table } from '../parts/Table.tsx'

const PAGE = '/operador/loja/servicos'

export default deskPage({
  path: PAGE,
  roles: PUBLISHERS,
  title: words.title,
  load: ({ services, user }) => services.shopPage(user, 'showServices'),
  view: ({ draft, rows }) => (
    <>
      <ShopDraftHeading title={words.title} why={words.why} draft={draft} />
      <section className="desk-list">
        <Table
          caption={words.caption}
          rows={rows}
          keyOf={({ slug }) => slug}
          empty={words.empty}
          opens={{ words, of: ({ slug, name }) => [`${PAGE}/${slug}`, name] }}
          columns={[
            { head: words.name, cell: ({ name }) => <span className="desk-strong">{name}</span> },
            { head: words.kind, cell: ({ isStreaming }) => (isStreaming ? words.streaming : words.app) },
            { head: words.plans, isFigure: true, cell: ({ plans }) => plans },
          ]}
        />
        <p>
          <LinkButton href={`${PAGE}/novo`} label={words.add} />
        </p>
      </section>
    </>
  ),
})
