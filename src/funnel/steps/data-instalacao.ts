/** Step for the installation date and period, with up to three preferred dates. */
import * as z from 'zod/mini'
import type { Problem } from '../../lib/problem-keys.ts'
import { parseUpcomingDate } from '../../lib/parse-upcoming-date.ts'
import { Period } from '../../contract/shared-schemas.ts'
import type { Schedule } from '../../contract/lead-answers/schedule-date.ts'
import { addProblem } from '../field-schemas.ts'
import { planOf } from '../chosen-plan-and-price.ts'
import type { FreeDate, Order, Step, Values } from '../step-and-journey-types.ts'

const PERIODS: readonly string[] = Period.options
const WISHES = ['', '2', '3'] as const
const isPeriod = (value: string): value is Period => PERIODS.includes(value)

/** Validates one preferred date. If it is invalid, returns the error and the name of the field. */
function readWish(
  raw: Values,
  suffix: string,
  free: readonly FreeDate[],
  today: string,
): Schedule | { readonly name: string; readonly wrong: Problem } {
  const parsed = parseUpcomingDate(raw[`date${suffix}`] ?? '', today)
  if ('problem' in parsed) return { name: `date${suffix}`, wrong: parsed }
  const day = free.find((each) => each.date === parsed.value)
  if (!day) return { name: `date${suffix}`, wrong: { problem: 'dia-cheio' } }
  const period = raw[`period${suffix}`] ?? ''
  if (!isPeriod(period)) return { name: `period${suffix}`, wrong: { problem: 'periodo-vazio' } }
  if (!day.periods.includes(period)) return { name: `period${suffix}`, wrong: { problem: 'periodo-cheio' } }
  return { date: day.date, period }
}

/** Returns the preferred dates in an answer, in order. */
function wishesOf(values: Values): Schedule[] {
  return WISHES.flatMap((suffix) => {
    const date = values[`date${suffix}`]
    const period = values[`period${suffix}`] ?? ''
    return date && isPeriod(period) ? [{ date, period }] : []
  })
}

function schema(order: Order) {
  return z.pipe(
    z.record(z.string(), z.string()),
    z.transform((raw, context) => {
      const answer: Record<string, string> = {}
      for (const suffix of WISHES) {
        // One preferred date is enough: the second and third may stay empty.
        if (suffix && !raw[`date${suffix}`]) continue
        if (!raw[`date${suffix}`]) {
          addProblem(context, raw, { problem: 'dia-vazio' }, 'date')
          continue
        }
        const wish = readWish(raw, suffix, order.facts.freeDates ?? [], order.today)
        if ('wrong' in wish) {
          addProblem(context, raw, wish.wrong, wish.name)
          continue
        }
        answer[`date${suffix}`] = wish.date
        answer[`period${suffix}`] = wish.period
      }
      return answer
    }),
  )
}

export const dataInstalacao: Step = {
  id: 'data-instalacao',
  kind: 'question',
  isAnonymous: true,
  view: 'dates',
  needs: 'dates',
  isCheckedByServer: true,
  fields: [{ name: 'date', kind: 'calendar', said: 'visit' }],
  schema,
  save: (values) => ({ step: 'scheduleDate', body: { schedules: wishesOf(values) } }),
  wire: ['scheduleDate'],
  applies: (order) => planOf(order)?.installationSchedule === true,
  isDone: ({ answers: { 'data-instalacao': visit } }) => visit !== undefined && !visit.isUnsure,
  restore: (lead) =>
    lead.schedules.length
      ? {
          values: Object.fromEntries(
            lead.schedules.flatMap(({ date, period }, index) => [
              [`date${WISHES[index] ?? ''}`, date],
              [`period${WISHES[index] ?? ''}`, period],
            ]),
          ),
        }
      : null,
  show: (values) => values,
}
