/** Desk page on one order or lead: what is known, what has happened, and what a desk user can do with it. */
import { campaignName, optionLabel } from '../../content/desk/report-words.ts'
import { orderRecord as words, orderSearch } from '../../content/desk/orders.ts'
import {
  ATTENDANTS,
  CANCEL_REASONS,
  CHANGE_REASONS,
  CORRECTION_REASONS,
  OPENING_REASONS,
} from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { scheduleText } from '../../content/appointment-texts.ts'
import { deskErrorMessages } from '../../content/desk/error-words.ts'
import {
  again,
  deskPage,
  refuse,
  type FormAction,
  type FormVisit,
  type Loaded,
  type ShownAgain,
} from '../declare-desk-page.ts'
import { isIsoDate, isoToBr } from '../../lib/iso-dates.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { CollapsibleSection } from '../parts/CollapsibleSection.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { DescriptionList } from '../parts/DescriptionList.tsx'
import { LinkLine } from '../parts/StandaloneLinks.tsx'
import { NewReturnLink, OpenWithReason, OrderActions, OrderNotes } from '../parts/OrderActions.tsx'
import { OrderHistory, OrderAccessLog, questionName } from '../parts/OrderHistory.tsx'
import type { OrderForm, OrderSaid } from '../parts/OrderForm.tsx'

export type OrderRecordProps = NonNullable<Loaded<'showRecord'>> & OrderSaid

const planText = ({ plan }: OrderRecordProps): string => {
  if (plan === null) return words.none
  const condition = plan.directDebit ? words.withDebit : words.withoutDebit
  return words.price(plan.name, unbrokenBRL(plan.price), condition)
}

const valueText = (values: OrderRecordProps['answers'][number]['values']) =>
  values.map(({ name, value }) => optionLabel(name, value) ?? value).join(', ')

type Fact = readonly [name: string, fact: string | null]

const { facts } = words

/** What one comes for: how it stands, and whom to reach. */
function mainFacts(props: OrderRecordProps): Fact[] {
  const { state, stopped, plan, schedule, contact, isMailWithheld, isAccountUnverified, installedOn } = props
  return [
    [facts.state, orderSearch.states[state]],
    [facts.reference, props.orderNumber === null ? props.reference : null],
    [facts.stopped, stopped === null ? null : questionName(stopped)],
    [facts.plan, planText(props)],
    [
      facts.visit,
      state === 'cancelled'
        ? null
        : schedule
          ? scheduleText(schedule)
          : installedOn === null
            ? words.noVisit
            : words.installed.on(isoToBr(installedOn)),
    ],
    [facts.payment, plan?.directDebit == null ? null : plan.directDebit ? words.debit : words.invoice],
    [facts.account, isAccountUnverified ? words.accountUnverified : null],
    ...(['name', 'phone', 'email', 'address'] as const).map((name) => [facts[name], contact[name]] as const),
    [facts.confirmation, isMailWithheld ? words.mailWithheld : null],
  ]
}

function otherFacts(props: OrderRecordProps): Fact[] {
  const { dueDay, contact, answers, phoneAgent, reference, campaign } = props
  return [
    [facts.due, dueDay === null ? null : words.due(dueDay)],
    [facts.document, contact.document],
    ...answers.map(({ answer, values }) => [questionName(answer), valueText(values)] as const),
    [facts.byPhone, phoneAgent === null ? null : words.byPhone(phoneAgent)],
    [facts.reference, props.orderNumber === null ? null : reference],
    [facts.campaign, campaignName(campaign)],
  ]
}

export function OrderRecord(props: OrderRecordProps) {
  const { orderNumber, opened, problem, handle, history, looks, way } = props
  return (
    <>
      <LinkLine href="/operador/pedidos" label={words.back} />
      <DeskPageHeading title={orderNumber === null ? words.lead : orderSearch.order(orderNumber)} />
      <DeskNotice kind="error" text={problem} />
      {way && <NewReturnLink {...way} />}
      {props.isNotToBeCalled && <DeskNotice kind="info" text={words.doNotCall.said} />}
      {opened === null ? (
        <>
          {props.noteCount > 0 && <p>{words.note.count(props.noteCount)}</p>}
          <TypedBeforeItClosed typed={props.typed} />
          <OpenWithReason handle={handle} />
        </>
      ) : (
        <OrderActions {...props} />
      )}
      <div>
        <DescriptionList rows={mainFacts(props)} />
        <CollapsibleSection summary={words.otherFacts}>
          <DescriptionList rows={otherFacts(props)} />
        </CollapsibleSection>
      </div>
      {opened !== null && <p className="desk-hint">{words.opened(words.reasons[opened])}</p>}
      <OrderNotes notes={props.notes} />
      <OrderHistory rows={history} />
      <OrderAccessLog rows={looks} />
    </>
  )
}

/** What was typed into a form when the half hour for which the data was open had ended, to be copied. */
function TypedBeforeItClosed({ typed }: Pick<OrderSaid, 'typed'>) {
  const { nota = '', email = '', telefone = '', nome = '' } = typed
  const rows = [
    [words.note.label, nota],
    [words.contact.email, email],
    [words.contact.phone, telefone],
    [words.contact.name, nome],
  ] as const
  return nota + email + telefone + nome === '' ? null : <DescriptionList rows={rows} />
}

/** Where the browser goes on, with the notice that it shows there. */
const done = ({ handle }: FormVisit, notice: string) => `/operador/pedidos/${handle}?feito=${notice}`

/**
 * A form that works only while the desk user has the data open, so that the audit log has a reason for everything that is
 * done. If it is refused, the page shows it again with what was typed and why.
 * @param act does it; returns where the browser goes on, what the page says, or what is wrong
 */
const whileOpen = (
  form: OrderForm,
  act: (visit: FormVisit, id: string) => Promise<ShownAgain<OrderSaid> | Problem | string>,
): FormAction<OrderSaid> => {
  const refused = (problem: string, typed: FormVisit['form']) => ({ problem, typed, refused: form })
  return {
    async act(visit) {
      const { services, user, handle } = visit
      const id = services.orderBehind(handle)
      if (id === null) return refuse(404, deskErrorMessages.noOrder)
      if ((await services.openReasonOf(user, id)) === undefined)
        return again(refused(words.masked.first, visit.form), 409)
      const outcome = await act(visit, id)
      return typeof outcome === 'object' && 'problem' in outcome
        ? again(refused(outcome.problem, visit.form), 400)
        : outcome
    },
    whenRefused: ({ message }, typed) => refused(message, typed),
  }
}

/** What is wrong with a form. */
type Problem = { readonly problem: string }

/** The maximum length of a note. */
const NOTE = 500

/** What the page says of a change, by what its customer hears of it. */
const CANCELLED = {
  mailed: 'pedido-cancelado',
  unmailed: 'cancelado-sem-aviso',
  known: 'cancelado-e-sabido',
} as const
const RESTORED = {
  mailed: 'cancelamento-desfeito',
  unmailed: 'desfeito-sem-aviso',
  known: 'desfeito-em-silencio',
} as const

export default deskPage({
  path: '/operador/pedidos/:handle',
  roles: ATTENDANTS,
  title: words.title,
  said: { way: null, asks: null, problem: null, typed: {}, refused: null } as OrderSaid,
  async load({ services, user, handle }) {
    const id = services.orderBehind(handle)
    const shown = id === null ? null : await services.showRecord(user, id)
    // the forms of the page keep the address that was opened
    return shown ? { ...shown, handle } : refuse(404, deskErrorMessages.noOrder)
  },
  view: OrderRecord,
  actions: {
    async abrir({ services, user, handle, form }) {
      const reason = OPENING_REASONS.find((each) => each === form.motivo)
      if (!reason) return again({ problem: words.masked.missing }, 400)
      const id = services.orderBehind(handle)
      if (id === null || !(await services.openOrderRecord(user, id, reason)))
        return refuse(404, deskErrorMessages.noOrder)
      return `/operador/pedidos/${handle}`
    },
    visita: whileOpen('visita', async (visit, id) => {
      const { services, user, form } = visit
      const schedule = services.parseAppointment(form.visita)
      if (!schedule) return { problem: words.visit.missing }
      const shown = form.antes === '' ? null : services.parseAppointment(form.antes)
      const isMailed = await services.moveVisit(user, id, schedule, shown)
      return done(visit, isMailed ? 'visita-mudou' : 'visita-sem-aviso')
    }),
    instalado: whileOpen('instalado', async (visit, id) => {
      const { services, user, form } = visit
      const { dia = '' } = form
      if (form.desfaz !== 'sim' && !isIsoDate(dia)) return { problem: words.installed.missing }
      await services.setInstalled(user, id, form.desfaz === 'sim' ? null : dia)
      return done(visit, form.desfaz === 'sim' ? 'nao-instalado' : 'instalado')
    }),
    cancelar: whileOpen('cancelar', async (visit, id) => {
      const { services, user, form } = visit
      const reason = CANCEL_REASONS.find((each) => each === form.motivo)
      if (!reason) return { problem: words.cancel.missing }
      if (form.certeza !== 'sim') return { problem: words.cancel.unsure }
      const told = await services.cancel(user, id, reason)
      if (told === null) return done(visit, 'ja-cancelado')
      return done(visit, reason === 'suspeita' ? 'cancelado-por-suspeita' : CANCELLED[told])
    }),
    descancelar: whileOpen('descancelar', async (visit, id) => {
      return done(visit, RESTORED[await visit.services.restoreCancelledOrder(visit.user, id)])
    }),
    'nao-ligar': whileOpen('nao-ligar', async (visit, id) => {
      await visit.services.setDoNotCall(visit.user, id, true)
      return done(visit, 'nao-ligar')
    }),
    'pode-ligar': whileOpen('pode-ligar', async (visit, id) => {
      await visit.services.setDoNotCall(visit.user, id, false)
      return done(visit, 'pode-ligar')
    }),
    nota: whileOpen('nota', async (visit, id) => {
      const note = (visit.form.nota ?? '').trim().slice(0, NOTE)
      if (note === '') return { problem: words.note.empty }
      await visit.services.noteOnOrder(visit.user, id, note)
      return done(visit, 'nota-guardada')
    }),
    contato: whileOpen('contato', async (visit, id) => {
      const { services, user, form } = visit
      const { email = '', telefone = '', nome = '' } = form
      const reason = CORRECTION_REASONS.find((each) => each === form.motivo)
      if (!reason) return { problem: words.contact.missing }
      const isMailed = await services.correctContact(user, id, { email, phone: telefone, name: nome }, reason)
      return done(visit, isMailed ? 'contato-corrigido' : 'contato-sem-aviso')
    }),
    corrigir: whileOpen('corrigir', async (visit, id) => {
      const { services, user, form } = visit
      const reason = CHANGE_REASONS.find((each) => each === form.motivo)
      if (!reason) return { problem: words.change.missing }
      const confirmation =
        form.como === 'telefone' && form.consentiu === 'sim'
          ? ({ by: 'phone', said: form.lida ?? '' } as const)
          : form.como === 'link'
            ? ({ by: 'link' } as const)
            : null
      const outcome = await services.putOrderRight(user, id, form, { reason, confirmation })
      if (outcome.is === 'link') return again({ way: wayOf(outcome.link, words.change.message) }, 200)
      if (outcome.is === 'asks') {
        const asked = { asks: outcome, typed: form, refused: 'corrigir' as const }
        const isUnsaid = form.como === 'telefone' && form.consentiu !== 'sim'
        return isUnsaid ? again({ ...asked, problem: words.change.unsaid }, 400) : again(asked, 200)
      }
      return done(visit, outcome.isMailed ? 'pedido-corrigido' : 'corrigido-sem-aviso')
    }),
    mandar: whileOpen('mandar', async (visit, id) => {
      const { services, user, form } = visit
      if (form['o-que'] === 'falhou')
        return done(visit, (await services.sendFailed(user, id)) > 0 ? 'mandado' : 'nada-falhou')
      return done(visit, (await services.sendNotice(user, id, form['o-que'])) ? 'mandado' : 'sem-email')
    }),
    link: whileOpen('link', async (visit, id) => {
      const { services, user, form, ip } = visit
      if (form.por === 'email')
        return done(visit, (await services.mailCustomerLink(user, id, ip)) ? 'link-mandado' : 'sem-email')
      const link = await services.makeCustomerLink(user, id)
      return link ? again({ way: wayOf(link) }, 200) : done(visit, 'ja-cancelado')
    }),
  },
})

function wayOf(
  { url, name, phone, orderNumber }: NonNullable<Loaded<'makeCustomerLink'>>,
  orderMessage: (firstName: string, number: string, url: string) => string = words.way.orderMessage,
): OrderSaid['way'] {
  const [firstName = ''] = name.split(' ')
  const message =
    orderNumber === null ? words.way.leadMessage(firstName, url) : orderMessage(firstName, orderNumber, url)
  return { url, phone, message }
}
