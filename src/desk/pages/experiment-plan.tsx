/** Page to plan and start an experiment, which shows how many visitors and days it will need. */
import { experimentPlanWords as words } from '../../content/desk/experiment-words.ts'
import { ADMINISTRATORS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { formatDay, formatNumber } from '../../content/desk/number-and-date-formats.ts'
import { addDays } from '../../lib/iso-dates.ts'
import { urlParameter } from '../../lib/desk-url-parameters.ts'
import { deskErrorMessages } from '../../content/desk/error-words.ts'
import { asTyped, fieldsIn, type TypedFields } from '../../lib/form-field-tables.ts'
import { deskPage, type Loaded } from '../declare-desk-page.ts'
import { experimentPlanIn, experimentPlanRows } from '../experiment-plan-form.ts'
import { Button } from '../parts/Button.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { FormField } from '../parts/FormFields.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { DescriptionList } from '../parts/DescriptionList.tsx'
import { LinkLine } from '../parts/StandaloneLinks.tsx'
import '../reports-and-previews.css'

/** Returns what was typed into the form. */
const typedIn = (query: unknown): TypedFields =>
  Object.fromEntries(fieldsIn(experimentPlanRows).map(({ name }) => [name, urlParameter(query, name)]))

export default deskPage({
  path: '/operador/experimento/plano',
  roles: ADMINISTRATORS,
  title: words.title,
  async load({ services, query }) {
    const isAsked = Object.hasOwn(Object(query), 'nome')
    const usual = { name: '', ...services.usualExperimentPlan() }
    const fields = isAsked ? typedIn(query) : asTyped(experimentPlanRows, usual)
    const plan = services.checkExperimentPlan(experimentPlanIn(fields))
    return {
      fields,
      problem: isAsked && 'problem' in plan ? deskErrorMessages.experimentPlan[plan.problem] : null,
      planned: isAsked && 'plan' in plan ? { ...plan, ...(await services.previewPlan(plan.plan)) } : null,
      isRunning: (await services.presentExperiment()).stoppedOn === null,
    }
  },
  view: ({ fields, problem, planned, isRunning }) => (
    <>
      <LinkLine href="/operador/experimento" label={words.back} />
      <DeskPageHeading title={words.title} why={words.why} />
      <DeskNotice kind="error" text={problem} />
      <form method="get" action="/operador/experimento/plano" className="desk-form">
        {fieldsIn(experimentPlanRows).map(({ name, label, hint, maxLength, inputMode }) => (
          <FormField
            key={name}
            {...{ name, label, hint }}
            defaultValue={fields[name]}
            required
            {...{ maxLength, inputMode }}
          />
        ))}
        <Button label={words.calculate} kind="secondary" />
      </form>
      {planned !== null && <Planned {...planned} fields={fields} isRunning={isRunning} />}
    </>
  ),
})

type PlannedProps = Loaded<'previewPlan'> & {
  readonly plan: { readonly horizon: number }
  readonly fields: TypedFields
  /** Whether another experiment is running, so that this one cannot be started. */
  readonly isRunning: boolean
}

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
