/** Edits one news item of the shop's draft. */
import { deskErrorMessages } from '../../content/desk/error-words.ts'
import { shopTextWords as words } from '../../content/desk/shop-texts.ts'
import { PUBLISHERS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { newsForm } from '../../edition/forms/news-form-fields.ts'
import { urlParameter } from '../../lib/desk-url-parameters.ts'
import type { Unsaved } from '../../../server/services/desk/shop-draft-page-data.ts'
import { again, deskPage, refuse, type ShopPage } from '../declare-desk-page.ts'
import { Button } from '../parts/Button.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { LinkLine } from '../parts/StandaloneLinks.tsx'
import { DraftFields } from '../parts/ShopDraftFields.tsx'
import { DraftFormView, DraftGroup, DraftPlace } from '../parts/ShopDraftForm.tsx'
import { ShopDraftHeading } from '../parts/ShopHeading.tsx'

type ShopNewsProps = ShopPage<'showNews'>

const own = words.oneNews
const TEXTS = '/operador/loja/textos'
const PAGE = `${TEXTS}/novidade`

type Said = {
  /** What was sent and not stored; null if nothing was. */
  readonly sent: { readonly id: string; readonly unsaved: Unsaved } | null
}

export default deskPage({
  path: PAGE,
  roles: PUBLISHERS,
  title: own.title,
  said: { sent: null } as Said,
  async load({ services, user, query }, { sent }) {
    const { id, unsaved } = sent ?? { id: urlParameter(query, 'id'), unsaved: {} }
    const data = await services.shopPage(user, 'showNews', id, unsaved)
    return data ?? refuse(404, deskErrorMessages.noText)
  },
  view: (data) => <ShopNews {...data} />,
  actions: {
    async ''({ services, user, form }) {
      const outcome = await services.saveNews(user, form)
      const { id } = outcome
      if ('unsaved' in outcome) return again({ sent: { id, unsaved: outcome.unsaved } }, outcome.status)
      return `${PAGE}?${new URLSearchParams({ id })}&feito=loja-gravada`
    },
    async apagar({ services, user, form: { id = '' } }) {
      await services.removeNews(user, id)
      return `${TEXTS}?feito=texto-apagado`
    },
  },
})

function ShopNews({ draft, id, form, places }: ShopNewsProps) {
  return (
    <>
      <LinkLine href={TEXTS} label={words.back} />
      <ShopDraftHeading title={id === '' ? words.newNews : own.title} draft={draft} />
      <DraftFormView action={PAGE} form={form} draft={draft} submit={words.save}>
        <input type="hidden" name="id" value={id} />
        <DraftFields rows={newsForm.rows} of="card" />
        <DraftFields rows={newsForm.rows} of="picture" />
        <DraftFields rows={newsForm.rows} of="text" />
        <DraftGroup legend={own.dates} isPair>
          <DraftFields rows={newsForm.rows} of="dates" />
        </DraftGroup>
        <DraftFields rows={newsForm.rows} of="shown" />
        <DraftPlace places={places} />
      </DraftFormView>
      {id !== '' && (
        <CsrfForm action={`${PAGE}/apagar`} className="desk-form">
          <input type="hidden" name="id" value={id} />
          <Button label={own.remove} kind="secondary" />
        </CsrfForm>
      )}
    </>
  )
}
