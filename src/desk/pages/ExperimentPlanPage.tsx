/** Page to plan and start an experiment, which shows how many visitors and days it will need. */
import { experimentPlanWords as words } from '../../content/desk/experiment.ts'
import { formatDay, formatNumber } from '../../content/desk/number-and-date-formats.ts'
import { addDays } from '../../lib/iso-dates.ts'
import { Button } from '../parts/Button.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { FormField } from '../parts/FormField.tsx'
import { Heading } from '../parts/Heading.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { DescriptionList } from '../parts/DescriptionList.tsx'
import { LinkLine } from '../parts/Links.tsx'
import '../reports-and-previews.css'

export type ExperimentPlanProps = {
  /** What the form contains, as it was typed. */
  readonly fields: { readonly nome: string; readonly base: string; readonly diferenca: string }
  /** What is wrong with it; null if nothing is, or nothing was asked yet. */
  readonly problem: string | null
  /** What the plan needs; null until there is a valid one. */
  readonly planned: {
    readonly plan: { readonly horizon: number }
    /** yyyy-mm-dd. */
    readonly startsOn: string
    readonly perDay: number
    /** Days until it has ended at this pace; null without visitors. */
    readonly days: number | null
  } | null
  /** Whether another experiment is running, so that this one cannot be started. */
  readonly isRunning: boolean
}

export function ExperimentPlanPage({ fields, problem, planned, isRunning }: ExperimentPlanProps) {
  return (
    <>
      <LinkLine href="/operador/experimento" label={words.back} />
      <Heading title={words.title} why={words.why} />
      <DeskNotice kind="error" text={problem} />
      <form method="get" action="/operador/experimento/plano" className="desk-form">
        <FormField
          name="nome"
          label={words.name}
          hint={words.nameHint}
          defaultValue={fields.nome}
          required
          maxLength={60}
          autoComplete="off"
        />
        <FormField
          name="base"
          label={words.base}
          hint={words.baseHint}
          defaultValue={fields.base}
          required
          inputMode="decimal"
          autoComplete="off"
        />
        <FormField
          name="diferenca"
          label={words.effect}
          hint={words.effectHint}
          defaultValue={fields.diferenca}
          required
          inputMode="decimal"
          autoComplete="off"
        />
        <Button label={words.calculate} kind="secondary" />
      </form>
      {planned !== null && <Planned {...planned} fields={fields} isRunning={isRunning} />}
    </>
  )
}

type PlannedProps = NonNullable<ExperimentPlanProps['planned']> &
  Pick<ExperimentPlanProps, 'fields' | 'isRunning'>

function Planned({ plan, startsOn, perDay, days, fields, isRunning }: PlannedProps) {
  const end = days === null ? null : addDays(startsOn, days)
  return (
    <section>
      <h2 className="desk-section">{words.result}</h2>
      <DescriptionList
        rows={[
          [words.visitors, words.visitorsText(formatNumber(plan.horizon))],
          [words.pace, words.paceText(formatNumber(Math.round(perDay * 10) / 10))],
          [words.begins, formatDay(startsOn)],
          [
            words.ends,
            end === null || days === null
              ? words.endsUnknown
              : words.endsText(formatDay(end), formatNumber(days)),
          ],
        ]}
      />
      {isRunning ? (
        <DeskNotice kind="info" text={words.running} />
      ) : (
        <CsrfForm action="/operador/experimento/comecar" className="desk-form figure-key">
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button label={words.start} />
        </CsrfForm>
      )}
    </section>
  )
}
