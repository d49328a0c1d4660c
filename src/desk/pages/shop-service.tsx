/** Edits one service that comes with plans of the shop's draft, or makes a new one. */
import { deskErrorMessages } from '../../content/desk/error-words.ts'
import { shopServiceWords as words } from '../../content/desk/shop-plans.ts'
import { PUBLISHERS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { serviceForm } from '../../edition/forms/service-form-fields.ts'
import type { Unsaved } from '../../../server/services/desk/shop-draft-page-data.ts'
import { again, deskPage, refuse, type ShopPage } from '../declare-desk-page.ts'
import { Button } from '../parts/Button.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { LinkLine } from '../parts/StandaloneLinks.tsx'
import { DraftFields } from '../parts/ShopDraftFields.tsx'
import { DraftFormView } from '../parts/ShopDraftForm.tsx'
import { ShopDraftHeading } from '../parts/ShopHeading.tsx'

type ShopServiceProps = ShopPage<'showService'>

const LIST = '/operador/loja/servicos'
/** The address of a service that is still to be made. */
const NEW = 'novo'

const slugIn = (handle: string) => (handle === NEW ? '' : handle)
const noService = () => refuse(404, deskErrorMessages.noText)

export default deskPage({
  path: `${LIST}/:handle`,
  roles: PUBLISHERS,
  title: words.one,
  said: { sent: {} } as { readonly sent: Unsaved },
  load: async ({ services, user, handle }, { sent }) =>
    (await services.shopPage(user, 'showService', slugIn(handle), sent)) ?? noService(),
  view: (data) => <ShopService {...data} />,
  actions: {
    async ''({ services, user, handle, form }) {
      const outcome = await services.saveService(user, slugIn(handle), form)
      if (outcome === null) return noService()
      if ('unsaved' in outcome) return again({ sent: outcome.unsaved }, outcome.status)
      return `${LIST}/${outcome.slug}?feito=loja-gravada`
    },
    apagar: async ({ services, user, handle }) =>
      (await services.removeService(user, handle)) ? `${LIST}?feito=servico-apagado` : noService(),
  },
})

function ShopService({ draft, slug, name, form, plans }: ShopServiceProps) {
  const path = `${LIST}/${slug === '' ? NEW : slug}`
  return (
    <>
      <LinkLine href={LIST} label={words.back} />
      <ShopDraftHeading
        title={slug === '' ? words.add : name}
        why={slug === '' ? words.why : words.usedIn(plans)}
        draft={draft}
      />
      <DraftFormView action={path} form={form} draft={draft} submit={words.save}>
        <DraftFields rows={serviceForm.rows} of="service" />
      </DraftFormView>
      {slug !== '' && plans.length === 0 && (
        <CsrfForm action={`${path}/apagar`} className="desk-form">
          <Button label={words.remove} kind="secondary" />
        </CsrfForm>
      )}
    </>
  )
}
