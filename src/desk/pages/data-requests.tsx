/** Lists what people ask of the data about them, with the deadline, for whom answers it. */
import { ADMINISTRATORS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { dataRequestsWords as words } from '../../content/desk/data-request-words.ts'
import { DATA_REQUEST_OUTCOMES } from '../../content/my-data.ts'
import { requestedPage } from '../../lib/desk-url-parameters.ts'
import { deskPage } from '../declare-desk-page.ts'
import { Button } from '../parts/Button.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { Pager } from '../parts/Pager.tsx'
import { QuietLink } from '../parts/StandaloneLinks.tsx'
import { Table } from '../parts/Table.tsx'

const PATH = '/operador/pedidos-de-titulares'

export default deskPage({
  path: PATH,
  roles: ADMINISTRATORS,
  title: words.title,
  menu: { group: 'people', at: 6 },
  audited: 'data_requests_seen',
  load: ({ services, query }) => services.listDataRequests(requestedPage(query)),
  view: ({ rows, part }) => (
    <>
      <DeskPageHeading title={words.title} why={words.why} />
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
                {email || '–'}
                {details && <span className="desk-quote"> {details}</span>}
              </>
            ),
          },
          { head: words.proof, cell: ({ proof }) => words.proofs[proof] },
          {
            head: words.answer,
            isAction: true,
            cell: ({ handle, number }) => (
              <CsrfForm action={`${PATH}/${handle}/concluir`} className="desk-row-form">
                <select name="outcome" className="input desk-input" aria-label={`${words.answer}: ${number}`}>
                  {DATA_REQUEST_OUTCOMES.map((outcome) => (
                    <option key={outcome} value={outcome}>
                      {words.outcomes[outcome]}
                    </option>
                  ))}
                </select>
                <Button label={words.submit} kind="secondary" />
              </CsrfForm>
            ),
          },
        ]}
      />
      <Pager part={part} hrefOf={(page) => `${PATH}?pagina=${page}`} />
    </>
  ),
  actions: {
    async ':handle/concluir'({ services, user, handle, form }) {
      const isDone = await services.closeDataRequest(user, handle, form.outcome)
      return `${PATH}?feito=${isDone ? 'titular-respondido' : 'titular-ja-respondido'}`
    },
  },
})
