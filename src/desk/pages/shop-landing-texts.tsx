/** Edits phones, links and text blocks of the shop's draft, and lists its questions and news. */
import { shopTextWords as words } from '../../content/desk/shop-texts.ts'
import { PUBLISHERS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { textsForm } from '../../edition/forms/text-form-fields.ts'
import type { ShopTextsProps } from '../../../server/rules/desk/shop-draft-page-types.ts'
import type { Unsaved } from '../../../server/services/desk/shop-draft-page-data.ts'
import { again, deskPage } from '../declare-desk-page.ts'
import { LinkButton } from '../parts/Button.tsx'
import { QuietLink } from '../parts/StandaloneLinks.tsx'
import { RemovedShopItems } from '../parts/RemovedShopItems.tsx'
import { DraftFields } from '../parts/ShopDraftFields.tsx'
import { DraftFindings, DraftFormNotices, DraftFormView, DraftGroup } from '../parts/ShopDraftForm.tsx'
import { ShopDraftHeading } from '../parts/ShopDraftHeading.tsx'
import { Table } from '../parts/Table.tsx'

const { rows } = textsForm

const PAGE = '/operador/loja/textos'

type Said = {
  /** What was sent and not stored. */
  readonly sent: Unsaved
}

export default deskPage({
  path: PAGE,
  roles: PUBLISHERS,
  title: words.title,
  said: { sent: {} } as Said,
  load: ({ services, user }, { sent }) => services.shopPage(user, 'showTexts', sent),
  view: (data) => <ShopTexts {...data} />,
  actions: {
    async ''({ services, user, form }) {
      const outcome = await services.saveTexts(user, form)
      if (outcome !== 'saved') return again({ sent: outcome.unsaved }, outcome.status)
      return `${PAGE}?feito=loja-gravada`
    },
  },
})

const questionHref = (list: string, id: string) =>
  `${PAGE}/duvida?${new URLSearchParams({ lista: list, id })}`
const newsHref = (id: string) => `${PAGE}/novidade?${new URLSearchParams({ id })}`
const nameOf = (list: string) => words.faqLists[list as keyof typeof words.faqLists]

function ShopTexts({ draft, form, findings, usual, faq, news, removed }: ShopTextsProps) {
  return (
    <>
      <ShopDraftHeading title={words.title} why={words.why} draft={draft} />
      <DraftFormNotices form={form} draft={draft} />
      <DraftFindings findings={findings} />
      <section>
        <h2 className="desk-section">{words.faq}</h2>
        {faq.map(({ list, rows }) => (
          <details key={list} id={`duvidas-${list}`} className="desk-list desk-fold">
            <summary>{nameOf(list)}</summary>
            <Table
              caption={nameOf(list)}
              rows={rows}
              keyOf={({ id }) => id}
              empty={words.empty}
              columns={[
                { head: words.question, cell: ({ name }) => name },
                { head: words.group, cell: ({ group }) => group },
                {
                  head: words.act,
                  isAction: true,
                  cell: ({ id, name }) => (
                    <QuietLink
                      href={questionHref(list, id)}
                      label={words.open}
                      about={words.openAbout(name)}
                    />
                  ),
                },
              ]}
            />
            <p>
              <LinkButton href={questionHref(list, '')} label={words.newQuestion} />
            </p>
          </details>
        ))}
      </section>
      <section id="novidades" className="desk-list">
        <h2 className="desk-section">{words.news}</h2>
        <Table
          caption={words.newsCaption}
          rows={news}
          keyOf={({ id }) => id}
          empty={words.empty}
          columns={[
            { head: words.newsTitle, cell: ({ name }) => name },
            { head: words.newsState, cell: ({ isHidden }) => (isHidden ? words.hidden : words.shown) },
            {
              head: words.act,
              isAction: true,
              cell: ({ id, name }) => (
                <QuietLink href={newsHref(id)} label={words.open} about={words.openAbout(name)} />
              ),
            },
          ]}
        />
        <p>
          <LinkButton href={newsHref('')} label={words.newNews} />
        </p>
      </section>
      <RemovedShopItems items={removed} />
      <DraftFormView action={PAGE} form={form} draft={draft} submit={words.save} hasNoticesAbove isLong>
        <DraftGroup legend={words.phones} isPair>
          <DraftFields rows={rows} of="phones" />
        </DraftGroup>
        <DraftGroup legend={words.texts}>
          <DraftFields rows={rows} of="titles" />
          <DraftFields rows={rows} of="texts" inherited={usual} />
        </DraftGroup>
        <DraftGroup legend={words.links}>
          <DraftFields rows={rows} of="links" />
        </DraftGroup>
      </DraftFormView>
    </>
  )
}
