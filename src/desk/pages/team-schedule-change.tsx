/**
 * The forms that change the calendar of the installation teams. After a form is sent, the page shows its effects
 * before they are stored.
 */
import { periodNames } from '../../content/desk/number-and-date-formats.ts'
import { scheduleWords } from '../../content/desk/team-schedule.ts'
import { capitalised } from '../../lib/text.ts'
import type { ScheduleChangeReview as Review } from '../../../server/services/desk/change-slot-capacity.ts'
import type { ScheduleChangeKind } from '../../../server/services/desk/change-team-schedule.ts'
import { PUBLISHERS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { urlParameter } from '../../lib/desk-url-parameters.ts'
import { again, deskPage, type Loaded } from '../declare-desk-page.ts'
import { Button } from '../parts/Button.tsx'
import { CollapsibleSection } from '../parts/CollapsibleSection.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { FormField, FormSelect } from '../parts/FormFields.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { LinkLine } from '../parts/StandaloneLinks.tsx'
import { ScheduleChangeReview } from '../parts/ScheduleChangeReview.tsx'
import '../schedule.css'

const words = scheduleWords.form
const PATHS = { days: '/operador/agenda/mudar', copy: '/operador/agenda/copiar' } as const
const WEEKS = Array.from({ length: 8 }, (_, at) => [String(at + 1), String(at + 1)] as const)

type Said = {
  /** What was typed into the form; null if it was not sent. */
  readonly typed: Readonly<Record<string, string>> | null
  readonly problems: Readonly<Record<string, string>>
  /** Null while nothing has been sent, or it cannot be read. */
  readonly review: Review | null
}

type ScheduleChangeProps = Omit<Loaded<'scheduleForm'>, 'capacities'> &
  Omit<Said, 'typed'> & {
    readonly kind: ScheduleChangeKind
    /** How many visits the team makes in a period; null for all teams. */
    readonly teamCapacity: number | null
  }

const pageOf = (kind: ScheduleChangeKind, title: string, notice: string) =>
  deskPage({
    path: PATHS[kind],
    roles: PUBLISHERS,
    title,
    said: { typed: null, problems: {}, review: null } as Said,
    async load({ services, query }) {
      const [team, from, to] = ['equipe', 'de', 'ate'].map((name) => urlParameter(query, name)) as [
        string,
        string,
        string,
      ]
      const form = await services.scheduleForm(kind, { team, from, to })
      const isToClose = urlParameter(query, 'fazer') === 'fechar'
      return { kind, ...form, fields: isToClose ? { ...form.fields, 'o-que': 'fechar' } : form.fields }
    },
    view({ typed, ...data }) {
      const fields = typed ?? data.fields
      const teamCapacity = data.capacities.get(fields.equipe ?? '') ?? null
      return <ScheduleChange {...data} fields={fields} teamCapacity={teamCapacity} />
    },
    actions: {
      async ''({ services, user, form, mayOpen }) {
        const access = mayOpen('/operador/pedidos/:handle') ? 'pages' : 'numbers'
        const sent = await services.changeSchedule(user, kind, form, access)
        if ('problems' in sent) return again({ typed: form, problems: sent.problems }, 400)
        if ('review' in sent) return again({ typed: form, review: sent.review }, sent.isOvertaken ? 409 : 200)
        const { team: equipe, from: de } = sent.stored
        return `/operador/agenda?${new URLSearchParams({ equipe, de, feito: notice })}`
      },
    },
  })

/** Both pages: they differ in their form. */
export default [
  pageOf('copy', words.copyTitle, 'agenda-copiada'),
  pageOf('days', scheduleWords.change, 'agenda-mudou'),
]

function ScheduleChange(props: ScheduleChangeProps) {
  const { kind, fields, problems, review } = props
  const back = new URLSearchParams({
    equipe: fields.equipe ?? '',
    de: (kind === 'copy' ? fields.semana : fields.de) ?? '',
  })
  return (
    <>
      <LinkLine href={`/operador/agenda?${back}`} label={words.back} />
      <DeskPageHeading
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
