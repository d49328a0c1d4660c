import { frame } from '../content/frame.ts'
import { planBadges } from '../content/plans.ts'
import { review } from '../content/review.ts'
import type { Plan } from '../contract/plan.ts'
import { stepOf } from '../funnel/journeys.ts'
import { monthlyPrice, planOf } from '../funnel/plan-choice.ts'
import type { Order, StepId } from '../funnel/types.ts'
import { formatBRL } from '../lib/money.ts'
import { formatCep } from '../lib/cep.ts'
import type { PlanView } from '../ui/choices/PlanCards.tsx'

/** A plan as cards, review and receipt show it. */
export function planView(plan: Plan): PlanView {
  return {
    id: plan.id,
    name: plan.plan,
    download: plan.plan_download,
    upload: plan.plan_upload,
    priceWithDebit: plan.price_with_dacc,
    price: plan.price,
    priceFull: plan.price_full,
    benefits: plan.benefits.map((benefit) => benefit.benefit),
    badge: planBadges[plan.sku],
  }
}

/** How an answer reads; a masked one shows its mask only. '' when it was not given. */
export function answerText(order: Order, id: StepId): string {
  const answer = order.answers[id]
  if (!answer) return ''
  return answer.masked ?? stepOf(id).show?.(answer.values, order) ?? ''
}

/** Street, number and complement, town: the address in one line; '' while it is unknown. */
function addressText(order: Order): string {
  const place = order.coverage?.address
  const home = answerText(order, 'nr-imovel')
  if (!place) return [formatCep(order.answers.cep?.values.cep ?? ''), home].filter(Boolean).join(', ')
  const street = place.address || order.answers.instalacao?.values.address
  return [street, home, place.neighborhood, `${place.city}/${place.state}`].filter(Boolean).join(', ')
}

export function paysByDebit(order: Order): boolean {
  return order.answers['ativar-debito']?.values.direct_debit === 'true'
}

/** What the order card shows: growing as answers come in. */
export function glanceOf(order: Order) {
  const plan = planOf(order)
  const declined = order.answers['ativar-debito']?.values.direct_debit === 'false'
  const rows = [
    { label: frame.order.address, value: addressText(order) },
    { label: frame.order.due, value: answerText(order, 'data-de-vencimento') },
    { label: frame.order.payment, value: answerText(order, 'ativar-debito') },
    { label: frame.order.dates, value: answerText(order, 'data-instalacao') },
  ].filter((row) => row.value)
  return {
    plan: plan
      ? {
          name: plan.plan,
          price: monthlyPrice(plan, order),
          priceFull: plan.price_full,
          condition: declined ? frame.order.withoutDebit : frame.order.withDebit,
        }
      : undefined,
    rows,
  }
}

type Row = { readonly label: string; readonly value: string; readonly step: StepId | null }

/** The review's groups, each row with the step that changes it (ux.md, check answers). */
export function reviewOf(order: Order): { title: string; rows: Row[] }[] {
  const { labels, groups } = review
  const plan = planOf(order)
  const row = (label: string, step: StepId): Row => ({ label, value: answerText(order, step), step })
  const all = [
    {
      title: groups.plan,
      rows: [
        { label: labels.plan, value: plan?.plan ?? '', step: 'planos' as const },
        {
          label: labels.price,
          value: plan ? `${formatBRL(monthlyPrice(plan, order))} por mês` : '',
          step: null,
        },
      ],
    },
    {
      title: groups.address,
      rows: [
        { label: 'CEP', value: answerText(order, 'cep'), step: 'cep' as const },
        { label: labels.address, value: addressText(order), step: 'nr-imovel' as const },
        row(labels.complement, 'instalacao'),
      ],
    },
    {
      title: groups.person,
      rows: [
        row(labels.name, 'nome'),
        row(labels.phone, 'telefone'),
        row(labels.email, 'email'),
        row(labels.birth_date, 'data-nascimento'),
        row(labels.mothers_name, 'nome-mae'),
        row(order.answers.cpf?.values.person_type === 'pj' ? labels.cnpj : labels.cpf, 'cpf'),
      ],
    },
    {
      title: groups.payment,
      rows: [
        row(labels.due_date, 'data-de-vencimento'),
        row(labels.direct_debit, 'ativar-debito'),
        row(labels.bank, 'conta-debito'),
      ],
    },
    { title: groups.installation, rows: [row(labels.schedules, 'data-instalacao')] },
  ]
  return all
    .map((group) => ({ ...group, rows: group.rows.filter((each) => each.value) }))
    .filter((group) => group.rows.length > 0)
}
