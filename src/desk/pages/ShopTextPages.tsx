/** The desk pages that edit the texts of the shop's draft: FAQ, news, text blocks, phones and links. */
import { shopTextWords as words } from '../../content/desk/shop-texts.ts'
import { newsForm } from '../../edition/forms/news-form.ts'
import { questionForm } from '../../edition/forms/question-form.ts'
import { textsForm } from '../../edition/forms/texts-form.ts'
import type {
  ShopNewsProps,
  ShopQuestionProps,
  ShopTextsProps,
} from '../../../server/rules/desk/shop-draft-types.ts'
import { Button, LinkButton } from '../parts/Button.tsx'
import { DraftFields } from '../parts/ShopDraftFields.tsx'
import {
  DraftField,
  DraftFindings,
  DraftFormNotices,
  DraftFormView,
  DraftGroup,
} from '../parts/ShopDraftForm.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { LinkLine, QuietLink } from '../parts/Links.tsx'
import { ShopDraftHeading } from '../parts/ShopDraftHeading.tsx'
import { RemovedShopItems } from '../parts/RemovedShopItems.tsx'
import { Table } from '../parts/Table.tsx'

const { rows } = textsForm

const PAGE = '/operador/loja/textos'
const questionHref = (list: string, id: string) =>
  `${PAGE}/duvida?${new URLSearchParams({ lista: list, id })}`
const newsHref = (id: string) => `${PAGE}/novidade?${new URLSearchParams({ id })}`
const nameOf = (list: string) => words.faqLists[list as keyof typeof words.faqLists]

/** Edits phones, links and text blocks, and lists questions and news. */
export function ShopTextsPage({ draft, form, findings, usual, faq, news, removed }: ShopTextsProps) {
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
      <DraftFormView action={PAGE} form={form} draft={draft} submit={words.save} hasNoticesAbove>
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

const Place = ({ before }: { readonly before: string | undefined }) => (
  <>
    <input type="hidden" name="lugar-antes" value={before ?? ''} />
    <DraftField name="lugar" label={words.place} hint={words.placeHint} inputMode="numeric" />
  </>
)

/** The form of one question in the shop's draft. */
export function ShopQuestionPage({ draft, list, id, form, figures, hasLinks }: ShopQuestionProps) {
  const own = words.oneQuestion
  const hidden = (
    <>
      <input type="hidden" name="lista" value={list} />
      <input type="hidden" name="id" value={id} />
    </>
  )
  return (
    <>
      <LinkLine href={PAGE} label={words.back} />
      <ShopDraftHeading title={id === '' ? words.newQuestion : own.title} why={nameOf(list)} draft={draft} />
      <DraftFormView action={`${PAGE}/duvida`} form={form} draft={draft} submit={words.save}>
        {hidden}
        <DraftFields rows={questionForm.rows} of="texts" />
        <p className="desk-hint">{own.figures(figures.map((each) => `{${each}}`).join(', '))}</p>
        {hasLinks && <p className="desk-hint">{own.linksKept}</p>}
        <DraftFields rows={questionForm.rows} of="group" />
        <Place before={form.fields['lugar-antes']} />
      </DraftFormView>
      {id !== '' && !form.removal && (
        <CsrfForm action={`${PAGE}/duvida/apagar`} className="desk-form">
          {hidden}
          <Button label={own.remove} kind="secondary" />
        </CsrfForm>
      )}
    </>
  )
}

/** The form of one news item in the shop's draft. */
export function ShopNewsPage({ draft, id, form }: ShopNewsProps) {
  const own = words.oneNews
  return (
    <>
      <LinkLine href={PAGE} label={words.back} />
      <ShopDraftHeading title={id === '' ? words.newNews : own.title} draft={draft} />
      <DraftFormView action={`${PAGE}/novidade`} form={form} draft={draft} submit={words.save}>
        <input type="hidden" name="id" value={id} />
        <DraftFields rows={newsForm.rows} of="card" />
        <DraftFields rows={newsForm.rows} of="picture" />
        <DraftFields rows={newsForm.rows} of="text" />
        <Place before={form.fields['lugar-antes']} />
      </DraftFormView>
      {id !== '' && !form.removal && (
        <CsrfForm action={`${PAGE}/novidade/apagar`} className="desk-form">
          <input type="hidden" name="id" value={id} />
          <Button label={own.remove} kind="secondary" />
        </CsrfForm>
      )}
    </>
  )
}
