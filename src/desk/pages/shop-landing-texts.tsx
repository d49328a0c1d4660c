/** Edits phones, links and text blocks of the shop's draft, and lists its questions and news. */
import { formatDayAndTime } from '../../content/desk/number-and-date-formats.ts'
import { shopTextWords as words } from '../../content/desk/shop-texts.ts'
import { PUBLISHERS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { textsForm } from '../../edition/forms/text-form-fields.ts'
import { urlParameter } from '../../lib/desk-url-parameters.ts'
import { fieldsIn } from '../../lib/form-field-tables.ts'
import type { Unsaved } from '../../../server/services/desk/shop-draft-page-data.ts'
import { again, deskPage, type ShopPage } from '../declare-desk-page.ts'
import { hasWords } from '../text-search.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { FormField } from '../parts/FormFields.tsx'
import { DraftFields } from '../parts/ShopDraftFields.tsx'
import { DraftFindings, DraftFormNotices, DraftFormView, DraftGroup } from '../parts/ShopDraftForm.tsx'
import { ShopDraftHeading } from '../parts/ShopHeading.tsx'
import { Table } from '../parts/Table.tsx'

type ShopTextsProps = ShopPage<'showTexts'>

const { rows } = textsForm

const PAGE = '/operador/loja/textos'

export default deskPage({
  path: PAGE,
  roles: PUBLISHERS,
  title: words.title,
  said: { sent: {} } as { readonly sent: Unsaved },
  async load({ services, user, query }, { sent }) {
    const shown = await services.shopPage(user, 'showTexts', sent)
    const search = urlParameter(query, 'busca')
    return { ...shown, search, found: search.trim() === '' ? null : foundIn(shown, search) }
  },
  view: (data) => <ShopTexts {...data} />,
  actions: {
    async ''({ services, user, form }) {
      const outcome = await services.saveTexts(user, form)
      if (outcome && outcome !== 'saved') return again({ sent: outcome.unsaved }, outcome.status)
      return `${PAGE}?feito=loja-gravada`
    },
  },
})

const questionHref = (list: string, id: string) =>
  `${PAGE}/duvida?${new URLSearchParams({ lista: list, id })}`
const newsHref = (id: string) => `${PAGE}/novidade?${new URLSearchParams({ id })}`
const nameOf = (list: string) => words.faqLists[list as keyof typeof words.faqLists]

/** A question, a news item or a field that a search has found. */
type Found = { readonly place: string; readonly name: string; readonly href: string }

/** Finds what has all words of a search: in questions with their answers, in news, and in fields with their labels. */
function foundIn({ faq, news, form, usual }: ShopTextsProps, search: string): Found[] {
  return [
    ...faq.flatMap(({ list, rows: questions }) =>
      questions
        .filter(({ text }) => hasWords(text, search))
        .map(({ id, name }) => ({ place: nameOf(list), name, href: questionHref(list, id) })),
    ),
    ...news
      .filter(({ text }) => hasWords(text, search))
      .map(({ id, name }) => ({ place: words.news, name, href: newsHref(id) })),
    ...fieldsIn(rows).flatMap(({ name, label, in: group }) =>
      hasWords(`${label} ${form.fields[name] || (usual[name] ?? '')}`, search)
        ? [{ place: PLACES[group] ?? '', name: label, href: `#${name}` }]
        : [],
    ),
  ]
}

/** The headings above the groups of fields. */
const PLACES: Readonly<Record<string, string>> = {
  phones: words.phones,
  titles: words.texts,
  texts: words.texts,
  links: words.links,
}

type ShownTexts = ShopTextsProps & {
  readonly search: string
  readonly found: readonly Found[] | null
}

function ShopTexts({ draft, form, findings, usual, faq, news, search, found }: ShownTexts) {
  return (
    <>
      <ShopDraftHeading title={words.title} why={words.why} draft={draft} />
      <DraftFormNotices form={form} draft={draft} />
      <DraftFindings findings={findings} />
      <form method="get" className="desk-filter">
        <FormField name="busca" label={words.search} type="search" defaultValue={search} />
        <Button label={words.find} kind="secondary" />
      </form>
      {found !== null && (
        <section>
          <h2 className="desk-section">{words.found(search)}</h2>
          <Table
            caption={words.foundCaption}
            rows={found}
            keyOf={({ href }) => href}
            empty={words.foundNone}
            opens={{ words, of: ({ href, name }) => [href, name] }}
            columns={[
              { head: words.foundName, cell: ({ name }) => <span className="desk-strong">{name}</span> },
              { head: words.foundPlace, cell: ({ place }) => place },
            ]}
          />
        </section>
      )}
      <section>
        <h2 className="desk-section">{words.faq}</h2>
        {faq.map(({ list, rows: questions }) => (
          <details key={list} id={`duvidas-${list}`} className="desk-list desk-fold">
            <summary>{nameOf(list)}</summary>
            <Table
              caption={nameOf(list)}
              rows={questions}
              keyOf={({ id }) => id}
              empty={words.empty}
              opens={{ words, of: ({ id, name }) => [questionHref(list, id), name] }}
              columns={[
                { head: words.question, cell: ({ name }) => name },
                { head: words.group, cell: ({ group }) => group },
              ]}
            />
            <p>
              <LinkButton href={questionHref(list, '')} label={words.newQuestion} />
            </p>
          </details>
        ))}
      </section>
      <details id="novidades" className="desk-list desk-fold">
        <summary>{words.news}</summary>
        <Table
          caption={words.newsCaption}
          rows={news}
          keyOf={({ id }) => id}
          empty={words.empty}
          opens={{ words, of: ({ id, name }) => [newsHref(id), name] }}
          columns={[
            { head: words.newsTitle, cell: ({ name }) => name },
            {
              head: words.newsState,
              cell: ({ isHidden, from, until }) =>
                isHidden
                  ? words.hidden
                  : words.shownIn(from && formatDayAndTime(from), until && formatDayAndTime(until)),
            },
          ]}
        />
        <p>
          <LinkButton href={newsHref('')} label={words.newNews} />
        </p>
      </details>
      <DraftFormView action={PAGE} form={form} draft={draft} submit={words.save} hasNoticesAbove isLong>
        <DraftGroup legend={words.phones} isPair isFolded>
          <DraftFields rows={rows} of="phones" />
        </DraftGroup>
        <DraftGroup legend={words.texts} isFolded>
          <DraftFields rows={rows} of="titles" />
          <DraftFields rows={rows} of="texts" inherited={usual} />
        </DraftGroup>
        <DraftGroup legend={words.links} isFolded>
          <DraftFields rows={rows} of="links" />
        </DraftGroup>
      </DraftFormView>
    </>
  )
}
