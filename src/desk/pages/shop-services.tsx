/** Lists the services that come with plans of the shop's draft: streaming services and apps. */
import { shopServiceWords as words } from '../../content/desk/shop-plans.ts'
import { PUBLISHERS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { deskPage } from '../declare-desk-page.ts'
import { LinkButton } from '../parts/Button.tsx'
import { QuietLink } from '../parts/StandaloneLinks.tsx'
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
          columns={[
            { head: words.name, cell: ({ name }) => <span className="desk-strong">{name}</span> },
            { head: words.kind, cell: ({ isStreaming }) => (isStreaming ? words.streaming : words.app) },
            { head: words.plans, isFigure: true, cell: ({ plans }) => plans },
            {
              head: words.act,
              isAction: true,
              cell: ({ slug, name }) => (
                <QuietLink href={`${PAGE}/${slug}`} label={words.open} about={words.openAbout(name)} />
              ),
            },
          ]}
        />
        <p>
          <LinkButton href={`${PAGE}/novo`} label={words.add} />
        </p>
      </section>
    </>
  ),
})
