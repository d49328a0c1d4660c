/**
 * Desk page on which an agent creates a link that brings a customer from WhatsApp into the chat. It also lists the
 * newest links.
 */
import { agentLinks as words } from '../../content/desk/agent-links.ts'
import { ATTENDANTS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { paginate } from '../../lib/paginate-list.ts'
import { requestedPage, urlParameter } from '../../lib/desk-url-parameters.ts'
import {
  agentLinkAsTyped,
  agentLinkIn,
  isOnPhone,
  lacksSpokenConsent,
  refusedAgentLink,
  withoutSpokenConsent,
  type RefusedAgentLink,
} from '../agent-link-form.ts'
import { again, deskPage, type FormVisit } from '../declare-desk-page.ts'
import { AgentLinkFields, CreatedAgentLink, type CreatedAgentLinkProps } from '../parts/AgentLink.tsx'
import { Button } from '../parts/Button.tsx'
import { CollapsibleSection } from '../parts/CollapsibleSection.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { Table, Pager } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'

type Said = {
  /** The link that was just made; it cannot be shown again later. */
  readonly made: CreatedAgentLinkProps | null
  /** Null if the form is empty. */
  readonly refused: RefusedAgentLink | null
  /** What was typed of an order that is to be made anew, `pedido`. */
  readonly redo: FormVisit['form']
}

export default deskPage({
  path: '/operador/links',
  roles: ATTENDANTS,
  title: words.title,
  said: { made: null, refused: null, redo: {} } as Said,
  async load({ services, user, query }, { refused, redo }) {
    const order = redo.pedido ?? urlParameter(query, 'pedido', 256)
    const [rows, redone] = await Promise.all([
      services.agentLinkRows(),
      services.orderToRedo(user, order, redo),
    ])
    // its person is on the telephone
    const known = refused?.typed ?? (redone ? { ...agentLinkAsTyped(redone), como: 'telefone' } : {})
    return {
      redone: redone && { order, number: redone.orderNumber ?? '' },
      ...paginate(rows, requestedPage(query)),
      plans: await services.plansForLinks(known.cep),
      known,
    }
  },
  view: ({ rows, part, plans, known, redone, made, refused }) => (
    <>
      <DeskPageHeading title={words.title} why={words.why} />
      {redone && (
        <DeskNotice kind="info">
          <p>
            {words.redo.why(redone.number)}{' '}
            <a href={`/operador/pedidos/${redone.order}`}>{words.redo.open}</a>
          </p>
        </DeskNotice>
      )}
      {made && <CreatedAgentLink {...made} />}
      <DeskNotice kind="error" text={refused?.problem} />
      <CsrfForm
        action={`/operador/links${redone ? `?${new URLSearchParams({ pedido: redone.order })}` : ''}`}
        className="desk-form"
      >
        <AgentLinkFields plans={plans} typed={known} refused={refused} />
      </CsrfForm>
      <CollapsibleSection summary={words.caption} isForNarrow isOpen={part.first > 1}>
        <Table
          caption={words.caption}
          rows={rows}
          keyOf={({ handle }) => handle}
          empty={words.empty}
          columns={[
            { head: words.who, cell: ({ firstName }) => <span className="desk-strong">{firstName}</span> },
            { head: words.since, cell: ({ since }) => <Time iso={since} /> },
            { head: words.agent, isWide: true, cell: ({ agent }) => agent },
            { head: words.state, cell: ({ state }) => words.states[state] },
            {
              head: words.act,
              isAction: true,
              cell: ({ handle, firstName, state }) =>
                (state === 'sent' || state === 'accepted') && (
                  <CsrfForm action="/operador/links/revogar">
                    <input type="hidden" name="link" value={handle} />
                    <Button label={words.revoke} about={words.revokeOf(firstName)} kind="secondary" />
                  </CsrfForm>
                ),
            },
          ]}
        />
        <Pager part={part} hrefOf={(page) => `/operador/links?pagina=${page}`} />
      </CollapsibleSection>
    </>
  ),
  actions: {
    '': {
      async act({ services, user, form }) {
        if (lacksSpokenConsent(form)) return again({ refused: withoutSpokenConsent(form) }, 400)
        const made = await services.makeLink(user, agentLinkIn(form), isOnPhone(form))
        return { ...again({ made }, 200), forgetsOrder: made.isOnPhone }
      },
      whenRefused: (refusal, form) => ({ refused: refusedAgentLink(refusal, form) }),
    },
    refazer: ({ form }) => again({ redo: form }, 200),
    async revogar({ services, user, form }) {
      await services.revokeLink(user, form.link ?? '')
      return '/operador/links?feito=link-cancelado'
    },
  },
})
