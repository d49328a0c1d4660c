/**
 * The forms that change the calendar of the installation teams. After a form is sent, the page shows its effects
 * before they are stored.
 */
import { periodNames } from '../../content/desk/number-and-date-formats.ts'
import { scheduleWords } from '../../content/desk/team-schedule.ts'
import { capitalised } from '../../lib/normalise-text.ts'
import type { ScheduleChangeProps } from '../page-data-types/team-schedule.ts'
import { Button } from '../parts/Button.tsx'
import { CollapsibleSection } from '../parts/CollapsibleSection.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { FormField } from '../parts/FormField.tsx'
import { FormSelect } from '../parts/FormSelect.tsx'
import { Heading } from '../parts/Heading.tsx'
import { LinkLine } from '../parts/Links.tsx'
import { ScheduleChangeReview } from '../parts/ScheduleChangeReview.tsx'
import '../schedule.css'

const words = scheduleWords.form
const PATHS = { days: '/operador/agenda/mudar', copy: '/operador/agenda/copiar' } as const
const WEEKS = Array.from({ length: 8 }, (_, at) => [String(at + 1), String(at + 1)] as const)

export function TeamScheduleChangePage(props: ScheduleChangeProps) {
  const { kind, fields, problems, review } = props
  const back = new URLSearchParams({
    equipe: fields.equipe ?? '',
    de: (kind === 'copy' ? fields.semana : fields.de) ?? '',
  })
  return (
    <>
      <LinkLine href={`/operador/agenda?${back}`} label={words.back} />
      <Heading
        title={kind === 'copy' ? words.copyTitle : words.days.title}
        why={kind === 'copy' ? words.copyWhy : words.days.why}
      />
      {Object.keys(problems).length > 0 && <DeskNotice kind="error" text={scheduleWords.problems.unsaved} />}
      {review === null ? (
        <ChangeForm {...props} />
      ) : (
        <>
          <ScheduleChangeReview {...props} action={PATHS[kind]} review={review} />
          <CollapsibleSection summary={words.again}>
            <ChangeForm {...props} />
          </CollapsibleSection>
        </>
      )}
    </>
  )
}

function ChangeForm(props: ScheduleChangeProps) {
  const { kind, teams, fields, problems, review } = props
  return (
    <CsrfForm action={PATHS[kind]} className="desk-panel desk-form">
      <input type="hidden" name="visto" value={review?.seen ?? fields.visto} />
      <FormSelect
        name="equipe"
        label={scheduleWords.team}
        value={fields.equipe ?? ''}
        options={[['', scheduleWords.allTeams], ...teams]}
      />
      <Problem text={problems.equipe} />
      {kind === 'copy' ? (
        <>
          <FormField
            name="semana"
            label={words.week}
            type="date"
            defaultValue={fields.semana}
            problem={problems.semana}
            required
          />
          <FormSelect name="semanas" label={words.weeks} value={fields.semanas} options={WEEKS} />
          <Problem text={problems.semanas} />
        </>
      ) : (
        <SlotFields {...props} />
      )}
      <Button label={words.review} />
    </CsrfForm>
  )
}

const Problem = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : <p className="desk-bad">{text}</p>

function SlotFields({ fields, problems, teamCapacity }: ScheduleChangeProps) {
  const days = { type: 'date', required: true } as const
  return (
    <>
      <div className="desk-pair">
        <FormField name="de" label={words.from} defaultValue={fields.de} problem={problems.de} {...days} />
        <FormField name="ate" label={words.to} defaultValue={fields.ate} problem={problems.ate} {...days} />
      </div>
      <fieldset className="desk-choices">
        <legend className="desk-label">{words.periods}</legend>
        {(['manha', 'tarde'] as const).map((period) => (
          <label key={period} className="desk-choice">
            <input type="checkbox" name={period} value="sim" defaultChecked={fields[period] === 'sim'} />
            {capitalised(periodNames[period])}
          </label>
        ))}
        <Problem text={problems.manha} />
      </fieldset>
      <fieldset className="desk-actions">
        <legend className="desk-label">{words.what}</legend>
        <Choice value="visitas" label={words.set} fields={fields} />
        <FormField
          name="visitas"
          label={words.visits}
          className="schedule-inner"
          defaultValue={fields.visitas}
          problem={problems.visitas}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
        />
        <Choice value="equipe" label={words.reset} hint={words.resetHint(teamCapacity)} fields={fields} />
        <Choice value="fechar" label={words.close} fields={fields} />
        <FormField
          name="motivo"
          label={words.reason}
          hint={words.reasonHint}
          className="schedule-inner"
          defaultValue={fields.motivo}
          problem={problems.motivo}
          maxLength={60}
          autoComplete="off"
        />
        <Choice value="abrir" label={words.open} hint={words.openHint} fields={fields} />
        <Problem text={problems['o-que']} />
      </fieldset>
    </>
  )
}

type ChoiceProps = Pick<ScheduleChangeProps, 'fields'> & {
  readonly value: string
  readonly label: string
  readonly hint?: string
}

const Choice = ({ value, label, hint, fields }: ChoiceProps) => (
  <label className="desk-choice">
    <input type="radio" name="o-que" value={value} defaultChecked={fields['o-que'] === value} required />
    <span>
      {label}
      {hint !== undefined && <span className="desk-hint schedule-mark"> {hint}</span>}
    </span>
  </label>
)
