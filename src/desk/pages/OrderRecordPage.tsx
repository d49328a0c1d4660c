/** Desk page on one order or lead: what is known, what has happened, and what a desk user can do with it. */
import { campaignName, optionLabel } from '../../content/desk/report-dimension-names.ts'
import { orderRecord as words, orderSearch } from '../../content/desk/orders.ts'
import { questionName } from '../question-name.ts'
import { scheduleText } from '../../content/format-appointment.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { Heading } from '../parts/Heading.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { DescriptionList } from '../parts/DescriptionList.tsx'
import { LinkLine } from '../parts/Links.tsx'
import { OpenWithReason, OrderActions } from '../parts/OrderActions.tsx'
import { OrderHistory } from '../parts/OrderHistory.tsx'
import { OrderAccessLog } from '../parts/OrderAccessLog.tsx'
import type { AnswerRow, OrderRecordProps } from '../page-data-types/order-record.ts'

const planText = ({ plan }: OrderRecordProps): string => {
  if (plan === null) return words.none
  const condition = plan.directDebit ? words.withDebit : words.withoutDebit
  return words.price(plan.name, unbrokenBRL(plan.price), condition)
}

const valueText = (values: AnswerRow['values']) =>
  values.map(({ name, value }) => optionLabel(name, value) ?? value).join(', ')

function factsOf(props: OrderRecordProps): (readonly [string, string | null])[] {
  const { state, stopped, plan, dueDay, schedule, contact, answers, reference, campaign, isMailWithheld } =
    props
  const { isAccountUnverified } = props
  const { facts } = words
  return [
    [facts.state, orderSearch.states[state]],
    [facts.stopped, stopped === null ? null : questionName(stopped)],
    [facts.plan, planText(props)],
    [facts.visit, state === 'cancelled' ? null : schedule ? scheduleText(schedule) : words.noVisit],
    [facts.payment, plan?.directDebit == null ? null : plan.directDebit ? words.debit : words.invoice],
    [facts.account, isAccountUnverified ? words.accountUnverified : null],
    [facts.due, dueDay === null ? null : words.due(dueDay)],
    ...(['name', 'phone', 'email', 'document', 'address'] as const).map(
      (name) => [facts[name], contact[name]] as const,
    ),
    ...answers.map(({ answer, values }) => [questionName(answer), valueText(values)] as const),
    [facts.confirmation, isMailWithheld ? words.mailWithheld : null],
    [facts.reference, reference],
    [facts.campaign, campaignName(campaign)],
  ]
}

export function OrderRecordPage(props: OrderRecordProps) {
  const { orderNumber, opened, problem, handle, history, looks } = props
  return (
    <>
      <LinkLine href="/operador/pedidos" label={words.back} />
      <Heading title={orderNumber === null ? words.lead : orderSearch.order(orderNumber)} />
      <DeskNotice kind="error" text={problem} />
      <DescriptionList rows={factsOf(props)} />
      {opened === null ? (
        <OpenWithReason handle={handle} />
      ) : (
        <>
          <p className="desk-hint">{words.opened(words.reasons[opened])}</p>
          <OrderActions {...props} />
        </>
      )}
      <OrderHistory rows={history} />
      <OrderAccessLog rows={looks} />
    </>
  )
}
