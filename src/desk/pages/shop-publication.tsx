/** Shows one publication of the shop, what it changed, and how to return to its edition. */
import type { EditionChange } from '../../edition/edition-change.ts'
import { formatDayAndTime } from '../../content/desk/number-and-date-formats.ts'
import { shopWords } from '../../content/desk/shop-editions.ts'
import { shopPreviewWords } from '../../content/desk/shop-preview.ts'
import { shopDraftWords } from '../../content/desk/shop-plans.ts'
import { deskErrorMessages } from '../../content/desk/error-words.ts'
import { SHOP_READERS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { numericUrlParameter, urlParameter } from '../../lib/desk-url-parameters.ts'
import { deskPage, refuse, type Refusal, type ShopPage } from '../declare-desk-page.ts'
import { Button } from '../parts/Button.tsx'
import { DescriptionList } from '../parts/DescriptionList.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { LinkLine } from '../parts/StandaloneLinks.tsx'
import { EditionChangeTable, PublicationPeriods } from '../parts/EditionChanges.tsx'
import { ConfirmCheckbox } from '../parts/FormFields.tsx'

type ShopPublicationProps = ShopPage<'showPublication'>

const words = shopWords.one

const HOME = '/operador/loja'

export default deskPage({
  path: `${HOME}/publicacao`,
  roles: SHOP_READERS,
  title: words.title,
  async load({ services, user, query, maySend }): Promise<ShopPublicationProps | Refusal> {
    const id = numericUrlParameter(urlParameter(query, 'id'))
    const shown = await services.shopPage(user, 'showPublication', id, maySend(`${HOME}/voltar`))
    return shown ?? refuse(404, deskErrorMessages.noPublication)
  },
  view: ShopPublication,
})

function ShopPublication(props: ShopPublicationProps) {
  const { publication, changed, returning, mayBegin, needsApproval } = props
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
        <EditionChangeTable changes={changed} />
      </section>
      {state !== 'withdrawn' && (
        <LinkLine
          href={`/operador/loja/previa?${new URLSearchParams({ edicao: String(number) })}`}
          label={shopPreviewWords.open}
        />
      )}
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
          <EditionChangeTable changes={returning.changes} />
          <ReturnedLater later={returning.later} />
          {needsApproval && <p className="desk-hint">{words.returnAlone}</p>}
          <input type="hidden" name="edicao" value={number} />
          <input type="hidden" name="publicacao" value={publication.id} />
          <input type="hidden" name="ultima" value={returning.last} />
          <ConfirmCheckbox label={words.sure} isRequired={false} />
          <Button label={words.submit} />
        </CsrfForm>
      )}
    </>
  )
}

type ReturnedLaterProps = Pick<NonNullable<ShopPublicationProps['returning']>, 'later'>

/** Names what going back does to each edition that begins later. */
const ReturnedLater = ({ later }: ReturnedLaterProps) =>
  later.length > 0 && (
    <section className="desk-list">
      <h3 className="desk-section">{words.later.title}</h3>
      <ul className="desk-list">
        {later.map(({ number, from, by, changes, kept, problems }) => (
          <li key={number}>
            <span className="desk-strong">
              {words.later.edition(number, formatDayAndTime(from), shopWords.person(by))}
            </span>{' '}
            {problems.length > 0 && words.later.stays(problems.join(' '))}
            {changes.length > 0 ? changes.join(' ') : problems.length === 0 && words.later.same}{' '}
            {kept.length > 0 && words.later.keeps(kept.map(shownValue))}
          </li>
        ))}
      </ul>
    </section>
  )

const shownValue = ({ object, field, after }: EditionChange) =>
  [[object, field].filter(Boolean).join(', '), after].filter(Boolean).join(': ')
