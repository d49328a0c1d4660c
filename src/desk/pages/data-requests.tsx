/** Lists what people ask of the data about them, with the deadline, for whom answers it. */
import { ADMINISTRATORS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { dataRequestsWords as words } from '../../content/desk/data-request-words.ts'
import { requestedPage } from '../../lib/desk-url-parameters.ts'
import { deskPage } from '../declare-desk-page.ts'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { Pager } from '../parts/Pager.tsx'
import { QuietLink } from '../parts/StandaloneLinks.tsx'
import { Table } from '../parts/Table.tsx'
import { BreakableEmail } from '../../ui/order/BreakableEmail.tsx'

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
                {email ? <BreakableEmail>{email}</BreakableEmail> : '–'}
                {details && <span className="desk-quote"> {details}</span>}
              </>
            ),
          },
          { head: words.proof, cell: ({ proof }) => words.proofs[proof] },
        ]}
      />
      <Pager part={part} hrefOf={(page) => `${PATH}?pagina=${page}`} />
    </>
  ),
})
