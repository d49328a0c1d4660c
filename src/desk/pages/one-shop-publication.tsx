/** Shows one publication of the shop, what it changed, and how to return to its edition. */
import type { ShopPublicationProps } from '../../../server/rules/desk/shop-publication-page-types.ts'
import { shopWords } from '../../content/desk/shop-editions.ts'
import { shopPreviewWords } from '../../content/desk/shop-preview.ts'
import { shopDraftWords } from '../../content/desk/shop-plans.ts'
import { deskErrorMessages } from '../../content/desk/server-error-messages.ts'
import { PUBLISHERS, SHOP_READERS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { numericUrlParameter, urlParameter } from '../../lib/desk-url-parameters.ts'
import { again, deskPage, refuse, type PageVisit, type Refusal } from '../declare-desk-page.ts'
import { Button } from '../parts/Button.tsx'
import { DescriptionList } from '../parts/DescriptionList.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { LinkLine } from '../parts/StandaloneLinks.tsx'
import { ChangesMissingFromScheduledEdition } from '../parts/ChangesMissingFromScheduledEdition.tsx'
import { PublicationPeriods } from '../parts/PublicationPeriods.tsx'
import { EditionChangeList } from '../parts/EditionChangeList.tsx'
import { ConfirmCheckbox } from '../parts/ConfirmCheckbox.tsx'

const words = shopWords.one

/** A form that would add missing changes to this publication, and that was refused. */
type Refused = {
  readonly id: number
  /** The places of fields that were ticked. */
  readonly chosen: ReadonlySet<string>
  readonly problem: string
}
type Said = { readonly refused: Refused | null }

const HOME = '/operador/loja'
/** Prefix of the names of the form's checkboxes; the field's place in the edition follows. */
const FIELD = 'campo.'
const { problems } = shopWords.missing
/** Notices after a request to approve the added changes, or after adding them, by the outcome. */
const DONE = {
  asked: 'aprovacao-pedida',
  waiting: 'aprovacao-espera',
  refused: 'nada-a-completar',
  completed: 'edicao-completada',
  'nothing left': 'nada-a-completar',
} as const

const publicationOf = ({ services, user, query, maySend }: PageVisit, refused: Refused | null) =>
  services.shopPage(
    user,
    'showPublication',
    refused?.id ?? numericUrlParameter(urlParameter(query, 'id')),
    maySend(`${HOME}/voltar`),
    refused ?? undefined,
  )

export default deskPage({
  path: `${HOME}/publicacao`,
  roles: SHOP_READERS,
  title: words.title,
  said: { refused: null } as Said,
  async load(visit, { refused }): Promise<ShopPublicationProps | Refusal> {
    const shown = await publicationOf(visit, refused)
    return shown ?? refuse(404, deskErrorMessages.noPublication)
  },
  view: ShopPublication,
  actions: {
    completar: {
      roles: PUBLISHERS,
      async act({ services, user, form }) {
        const names = Object.keys(form).filter((name) => name.startsWith(FIELD))
        const chosen = new Set(names.map((name) => name.slice(FIELD.length)))
        const id = numericUrlParameter(form.publicacao)
        const sent = { publication: id, seen: form.visto, warnings: form.avisos ?? '', chosen }
        const outcome = await services.completePublication(user, sent)
        if ('done' in outcome) return `${HOME}?feito=${DONE[outcome.done]}`
        const refused = { id, chosen, problem: problems[outcome.problem] }
        return again({ refused }, outcome.problem === 'overtaken' ? 409 : 400)
      },
    },
  },
})

function ShopPublication(props: ShopPublicationProps & Said) {
  const { publication, changed, returning, mayBegin, missing, mayChange, needsApproval } = props
  const { number, times, state, author, by, approvedBy, withdrawnBy, note } = publication
  return (
    <>
      <LinkLine href="/operador/loja" label={words.back} />
      <DeskPageHeading title={words.of(number)} />
      <DescriptionList
        rows={[
          [
            words.state,
            state === 'withdrawn'
              ? words.states.withdrawn(withdrawnBy ?? '')
              : words.states[state === 'over' && times.length === 0 ? 'never' : state],
          ],
          [shopWords.period, <PublicationPeriods key="period" times={times} />],
          [shopWords.author, shopWords.person(author)],
          [shopWords.by, shopWords.person(by)],
          [shopWords.approvedBy, approvedBy],
          [shopWords.note, note],
        ]}
      />
      <section>
        <h2 className="desk-section">{state === 'scheduled' ? words.willChange : words.changed}</h2>
        <EditionChangeList sentences={changed} />
      </section>
      {state !== 'withdrawn' && (
        <LinkLine
          href={`/operador/loja/previa?${new URLSearchParams({ edicao: String(number) })}`}
          label={shopPreviewWords.open}
        />
      )}
      {missing.map((each) => (
        <ChangesMissingFromScheduledEdition
          key={each.id}
          {...each}
          mayChange={mayChange}
          needsApproval={needsApproval}
        />
      ))}
      {state === 'scheduled' && <p className="desk-why">{words.scheduledWhy}</p>}
      {mayBegin && (
        <CsrfForm action="/operador/loja/rascunho/comecar" className="desk-panel desk-form">
          <p className="desk-why">{shopDraftWords.beginWhy}</p>
          <input type="hidden" name="edicao" value={number} />
          <Button label={shopDraftWords.begin} kind="secondary" />
        </CsrfForm>
      )}
      {returning !== null && (
        <CsrfForm action="/operador/loja/voltar" className="desk-panel desk-form">
          <h2 className="desk-section">{words.return}</h2>
          <p className="desk-why">{words.returnWhy}</p>
          <EditionChangeList sentences={returning} />
          {needsApproval && <p className="desk-hint">{words.returnAlone}</p>}
          <input type="hidden" name="edicao" value={number} />
          <ConfirmCheckbox label={words.sure} />
          <Button label={words.submit} />
        </CsrfForm>
      )}
    </>
  )
}
