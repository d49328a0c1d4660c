/** Edits one question of the shop's draft. */
import { deskErrorMessages } from '../../content/desk/error-words.ts'
import { shopTextWords as words } from '../../content/desk/shop-texts.ts'
import { externalLinkNames } from '../../content/landing/external-links.ts'
import { PUBLISHERS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { questionForm, questionLinkFields } from '../../edition/forms/question-form-fields.ts'
import { urlParameter } from '../../lib/desk-url-parameters.ts'
import type { Unsaved } from '../../../server/services/desk/shop-draft-page-data.ts'
import { again, deskPage, refuse, type ShopPage } from '../declare-desk-page.ts'
import { Button } from '../parts/Button.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { LinkLine } from '../parts/StandaloneLinks.tsx'
import { DraftFields } from '../parts/ShopDraftFields.tsx'
import { DraftField, DraftFormView, DraftGroup, DraftPlace, DraftSelect } from '../parts/ShopDraftForm.tsx'
import { ShopDraftHeading } from '../parts/ShopHeading.tsx'

type ShopQuestionProps = ShopPage<'showQuestion'>

const own = words.oneQuestion
const TEXTS = '/operador/loja/textos'
const PAGE = `${TEXTS}/duvida`

type Said = {
  /** What was sent and not stored; null if nothing was. */
  readonly sent: { readonly list: string; readonly id: string; readonly unsaved: Unsaved } | null
}

const noText = () => refuse(404, deskErrorMessages.noText)

export default deskPage({
  path: PAGE,
  roles: PUBLISHERS,
  title: own.title,
  said: { sent: null } as Said,
  async load({ services, user, query }, { sent }) {
    const { list, id, unsaved } = sent ?? {
      list: urlParameter(query, 'lista'),
      id: urlParameter(query, 'id'),
      unsaved: {},
    }
    return (await services.shopPage(user, 'showQuestion', list, id, unsaved)) ?? noText()
  },
  view: (data) => <ShopQuestion {...data} />,
  actions: {
    async ''({ services, user, form }) {
      const { lista: list = '' } = form
      const outcome = await services.saveQuestion(user, list, form)
      if (outcome === null) return noText()
      const { id } = outcome
      if ('unsaved' in outcome) return again({ sent: { list, id, unsaved: outcome.unsaved } }, outcome.status)
      return `${PAGE}?${new URLSearchParams({ lista: list, id })}&feito=loja-gravada`
    },
    async apagar({ services, user, form: { lista = '', id = '' } }) {
      const outcome = await services.removeQuestion(user, lista, id)
      if (outcome === null) return noText()
      return `${TEXTS}?feito=${outcome === 'removed' ? 'texto-apagado' : 'ultima-pergunta'}`
    },
  },
})

/** The pages of other sites whose addresses the page of texts sets. */
const PAGES = [
  ['', own.linkAnyPage],
  ...externalLinkNames.map((name) => [name, words.linkNames[name]] as const),
] as const

const nameOf = (list: string) => words.faqLists[list as keyof typeof words.faqLists]

function ShopQuestion({ draft, list, id, form, figures, places }: ShopQuestionProps) {
  const hidden = (
    <>
      <input type="hidden" name="lista" value={list} />
      <input type="hidden" name="id" value={id} />
    </>
  )
  return (
    <>
      <LinkLine href={TEXTS} label={words.back} />
      <ShopDraftHeading title={id === '' ? words.newQuestion : own.title} why={nameOf(list)} draft={draft} />
      <DraftFormView action={PAGE} form={form} draft={draft} submit={words.save}>
        {hidden}
        <DraftFields rows={questionForm.rows} of="texts" />
        <p className="desk-hint">{own.figures(figures.map((each) => `{${each}}`).join(', '))}</p>
        <DraftGroup legend={own.links}>
          <p className="desk-hint">{own.linksHint}</p>
          {questionLinkFields.map(({ label, page, href }, index) => (
            <div key={label} className="desk-trio">
              <DraftField name={label} label={own.linkText(index + 1)} />
              <DraftSelect name={page} label={own.linkPage(index + 1)} options={PAGES} />
              <DraftField name={href} label={own.linkTo(index + 1)} hint={own.linkToHint} />
            </div>
          ))}
        </DraftGroup>
        <DraftFields rows={questionForm.rows} of="group" />
        <DraftPlace places={places} />
      </DraftFormView>
      {id !== '' && (
        <CsrfForm action={`${PAGE}/apagar`} className="desk-form">
          {hidden}
          <Button label={own.remove} kind="secondary" />
        </CsrfForm>
      )}
    </>
  )
}
