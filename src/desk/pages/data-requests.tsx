/** Lists what people ask of the data about them, with the deadline, for whom answers it. */
import { ADMINISTRATORS, REQUEST_VIAS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { dataRequestsWords as words } from '../../content/desk/data-request-words.ts'
import { requestedPage } from '../../lib/desk-url-parameters.ts'
import { again, deskPage, type Loaded } from '../declare-desk-page.ts'
import { Button } from '../parts/Button.tsx'
import { CollapsibleSection } from '../parts/CollapsibleSection.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { FormField, FormSelect, ConfirmCheckbox } from '../parts/FormFields.tsx'
import { QuietLink } from '../parts/StandaloneLinks.tsx'
import { Table, Pager } from '../parts/Table.tsx'
import { BreakableEmail } from '../../ui/order/BreakableEmail.tsx'

const PATH = '/operador/pedidos-de-titulares'

/** Id of the form to which the boxes of the table belong. */
const FORM = 'varios'

/** Why a form was refused, the reason that was typed, and the request that was to be entered; null if none was. */
type Said = {
  readonly problem: string | null
  readonly reason: string
  readonly entered: Readonly<Partial<Record<string, string>>> | null
}

type Row = Loaded<'listDataRequests'>['rows'][number]

export default deskPage({
  path: PATH,
  roles: ADMINISTRATORS,
  title: words.title,
  menu: { group: 'people', at: 6 },
  audited: 'data_requests_seen',
  load: ({ services, query }) => services.listDataRequests(requestedPage(query)),
  said: { problem: null, reason: '', entered: null } as Said,
  view: ({ rows, part, unproven, at, today, problem, reason, entered }) => (
    <>
      <DeskPageHeading title={words.title} why={words.why} />
      <DeskNotice kind="error" text={problem} />
      <Table
        caption={words.title}
        rows={rows}
        keyOf={({ handle }) => handle}
        empty={words.empty}
        columns={[
          {
            head: words.number,
            cell: ({ handle, number, kind, order }) => (
              <>
                <span className="desk-strong num">{number}</span> {words.kinds[kind]}
                {order && <span className="desk-hint num"> {order}</span>}{' '}
                <QuietLink href={`${PATH}/${handle}`} label={words.open} about={number} />
              </>
            ),
          },
          {
            head: words.due,
            cell: ({ due, isLate }) => (
              <>
                {due} {isLate && <span className="desk-bad">{words.late}</span>}
              </>
            ),
          },
          {
            head: words.contact,
            cell: ({ email, details }) => (
              <>
                {email ? <BreakableEmail>{email}</BreakableEmail> : '–'}
                {details && <span className="desk-quote"> {details}</span>}
              </>
            ),
          },
          { head: words.proof, cell: ({ proof }) => words.proofs[proof] },
          ...(unproven > 0
            ? [
                {
                  head: words.many.head,
                  cell: ({ handle, number, proof }: Row) =>
                    proof === 'none' && (
                      <label className="desk-choice">
                        <input type="checkbox" name={handle} value="sim" form={FORM} />
                        <span className="hush">{words.many.choose(number)}</span>
                      </label>
                    ),
                },
              ]
            : []),
        ]}
      />
      {unproven > 0 && (
        <CsrfForm id={FORM} action={`${PATH}/varios`} className="desk-panel desk-form">
          <h2 className="desk-section">{words.many.title}</h2>
          <p className="desk-why">{words.many.why}</p>
          <FormSelect
            name="quais"
            label={words.many.which}
            options={[
              ['', words.many.marked],
              [at, words.many.all(unproven)],
            ]}
          />
          <FormField
            name="motivo"
            label={words.many.reason}
            rows={2}
            maxLength={500}
            defaultValue={reason}
            required
          />
          <ConfirmCheckbox label={words.many.sure} />
          <Button label={words.many.submit} kind="secondary" />
        </CsrfForm>
      )}
      <Pager part={part} hrefOf={(page) => `${PATH}?pagina=${page}`} />
      <CollapsibleSection summary={words.entered.title} isOpen={entered !== null}>
        <CsrfForm action={`${PATH}/anotar`} className="desk-panel desk-form">
          <p className="desk-why">{words.entered.why}</p>
          <FormSelect
            name="por"
            label={words.entered.via}
            value={entered?.por}
            options={REQUEST_VIAS.map((each) => [each, words.entered.vias[each]] as const)}
          />
          <FormField
            name="dia"
            label={words.entered.day}
            type="date"
            max={today}
            defaultValue={entered?.dia ?? today}
            required
          />
          <FormSelect
            name="tipo"
            label={words.entered.kind}
            value={entered?.tipo}
            options={Object.entries(words.kinds)}
          />
          <FormField
            name="email"
            label={words.entered.email}
            type="email"
            maxLength={96}
            defaultValue={entered?.email}
          />
          <FormField
            name="detalhes"
            label={words.entered.details}
            rows={3}
            maxLength={1000}
            defaultValue={entered?.detalhes}
          />
          <Button label={words.entered.submit} kind="secondary" />
        </CsrfForm>
      </CollapsibleSection>
    </>
  ),
  actions: {
    anotar: {
      act: async ({ services, user, form }) =>
        `${PATH}/${await services.enterDataRequest(user, form)}?feito=titular-anotado`,
      whenRefused: ({ message }, entered) => ({ problem: message, entered }),
    },
    varios: {
      async act({ services, user, form: { csrf: _, quais, motivo, certeza, ...marked } }) {
        if (certeza !== 'sim')
          return again<Partial<Said>>({ problem: words.many.unsure, reason: motivo ?? '' }, 400)
        await services.closeUnprovenDataRequests(user, {
          chosen: Object.keys(marked),
          before: quais || null,
          reason: motivo,
        })
        return `${PATH}?feito=titular-fechados`
      },
      whenRefused: ({ message }, { motivo = '' }) => ({ problem: message, reason: motivo }),
    },
  },
})
