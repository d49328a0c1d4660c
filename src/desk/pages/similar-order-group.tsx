/**
 * Shows a group of orders whose booked visits share a phone number, mailbox, house or IP network, with a form that
 * cancels those that stay ticked.
 */
import { periodNames } from '../../content/desk/number-and-date-formats.ts'
import { similarOrders } from '../../content/desk/similar-orders.ts'
import { ATTENDANTS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { formatLong } from '../../lib/parse-and-format-dates.ts'
import { again, deskPage } from '../declare-desk-page.ts'
import { Button } from '../parts/Button.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { ConfirmCheckbox } from '../parts/FormFields.tsx'
import { Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'

const words = similarOrders.one

/** What the page says of its form. */
type Said = { readonly problem: string | null }

export default deskPage({
  path: '/operador/parecidos/:handle',
  roles: ATTENDANTS,
  title: words.title,
  said: { problem: null } as Said,
  load: ({ services, handle }) => services.showSimilarOrders(handle),
  view: ({ handle, kind, rows, problem }) => (
    <>
      <DeskPageHeading title={words.title} why={kind === null ? undefined : similarOrders.kinds[kind]}>
        <p>
          <a href="/operador/parecidos">{words.back}</a>
        </p>
      </DeskPageHeading>
      <DeskNotice kind="error" text={problem} />
      {rows.length === 0 ? (
        <p className="desk-empty">{words.gone}</p>
      ) : (
        <CsrfForm action={`/operador/parecidos/${handle}/cancelar`} className="desk-form">
          <Table
            caption={words.caption}
            rows={rows}
            keyOf={({ number }) => number}
            empty={words.gone}
            columns={[
              {
                head: words.number,
                cell: ({ handle: name, number }) => <a href={`/operador/pedidos/${name}`}>{number}</a>,
              },
              { head: words.at, cell: ({ at }) => <Time iso={at} /> },
              { head: words.city, cell: ({ city }) => city },
              {
                head: words.visit,
                cell: ({ day, period }) => `${formatLong(day)}, ${periodNames[period]}`,
              },
              {
                head: words.choose,
                cell: ({ handle: name, number }) => (
                  <label className="desk-choice">
                    <input type="checkbox" name={name} value="sim" defaultChecked />
                    <span className="hush">{words.chooseOf(number)}</span>
                  </label>
                ),
              },
            ]}
          />
          <p className="desk-why">{words.explain}</p>
          <ConfirmCheckbox label={words.sure} />
          <Button label={words.submit} />
        </CsrfForm>
      )}
    </>
  ),
  actions: {
    async cancelar({ services, user, handle, form: { certeza, csrf: _, ...orders } }) {
      const chosen = Object.keys(orders)
      if (chosen.length === 0) return again({ problem: words.none }, 400)
      if (certeza !== 'sim') return again({ problem: words.unsure }, 400)
      const cancelled = await services.cancelSimilarOrders(user, handle, chosen)
      return `/operador/parecidos?feito=${cancelled > 0 ? 'parecidos-cancelados' : 'ja-cancelado'}`
    },
  },
})
