/** The calendar of the installation teams for a week or a month, with booked visits and capacities. */
import { periodNames } from '../../content/desk/number-and-date-formats.ts'
import { scheduleWords as words } from '../../content/desk/team-schedule.ts'
import { formatLong } from '../../lib/parse-and-format-dates.ts'
import { capitalised } from '../../lib/text.ts'
import type { TeamSchedule } from '../../../server/services/desk/team-schedule-page-data.ts'
import { ROLES } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { requestedPage, urlParameter } from '../../lib/desk-url-parameters.ts'
import { deskPage } from '../declare-desk-page.ts'
import { FormSelect } from '../parts/FormFields.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { OverbookedVisitsTable } from '../parts/ScheduleChangeReview.tsx'
import { ScheduleDay } from '../parts/ScheduleDay.tsx'
import { PercentageBar } from '../parts/PercentageBar.tsx'
import { Table, Pager } from '../parts/Table.tsx'
import '../schedule.css'
import { Button, LinkButton } from '../parts/Button.tsx'

type TeamScheduleProps = TeamSchedule & { readonly mayChange: boolean }

const PAGE = '/operador/agenda'
const VIEWS = ['semana', 'mes'] as const

/** Returns an address of the calendar; parameters that are not given are taken from `props`. */
const hrefOf = (props: TeamScheduleProps, more: Readonly<Record<string, string>>) =>
  `${PAGE}?${new URLSearchParams({ equipe: props.team, ver: props.view, de: props.from, ...more })}`

export default deskPage({
  path: PAGE,
  roles: ROLES,
  title: words.title,
  menu: { group: 'operation', at: 2 },
  async load({ services, query, mayOpen, maySend }) {
    const mayChange = maySend(`${PAGE}/mudar`)
    const access = mayOpen('/operador/pedidos/:handle') ? 'pages' : mayChange ? 'numbers' : 'none'
    const asked = {
      team: urlParameter(query, 'equipe'),
      view: urlParameter(query, 'ver'),
      from: urlParameter(query, 'de'),
      overPage: requestedPage(query, 'pagina-acima'),
      fullPage: requestedPage(query),
    }
    return { ...(await services.showSchedule(asked, access)), mayChange }
  },
  view: Calendar,
})

function Calendar(props: TeamScheduleProps) {
  const { teams, team, view, from, today, before, after, days, mayChange, overbooked, fullest } = props
  const [first = from, last = from] = [days[0]?.day, days.at(-1)?.day]
  const isOfToday = view === 'mes' ? from.slice(0, 7) === today.slice(0, 7) : first <= today && today <= last
  return (
    <>
      <DeskPageHeading title={words.title} why={words.why} />
      <form method="get" action={PAGE} className="desk-panel desk-line">
        <FormSelect
          name="equipe"
          label={words.team}
          value={team}
          options={[['', words.allTeams], ...teams]}
        />
        <input type="hidden" name="ver" value={view} />
        <input type="hidden" name="de" value={from} />
        <Button label={words.show} kind="secondary" />
      </form>
      <Overbooked {...props} />
      <section className="desk-stack" aria-labelledby="periodo">
        <h2 id="periodo" className="desk-section">
          {view === 'mes' ? capitalised(words.month(from)) : capitalised(words.week(first, last))}
        </h2>
        <nav className="desk-tabs" aria-label={words.view}>
          {VIEWS.map((each) => (
            <a
              key={each}
              href={hrefOf(props, { ver: each })}
              aria-current={each === view ? 'page' : undefined}
            >
              {words.views[each]}
            </a>
          ))}
          <a href={hrefOf(props, { de: before })}>{words.before}</a>
          {!isOfToday && <a href={hrefOf(props, { de: today })}>{words.today}</a>}
          <a href={hrefOf(props, { de: after })}>{words.after[view]}</a>
        </nav>
        <ol className="schedule-days">
          {days.map((day) => (
            <ScheduleDay key={day.day} {...day} of={props} />
          ))}
        </ol>
        {mayChange && (
          <p className="desk-buttons">
            <LinkButton
              href={`${PAGE}/mudar?${new URLSearchParams({ equipe: team, de: first < today ? today : first })}`}
              label={words.change}
              kind="primary"
            />
            {view === 'semana' && (
              <LinkButton
                href={`${PAGE}/copiar?${new URLSearchParams({ equipe: team, de: first })}`}
                label={words.copy}
              />
            )}
          </p>
        )}
      </section>
      {overbooked.count === 0 && <p className="desk-hint">{words.overbooked.none}</p>}
      {fullest && <Fullest props={props} fullest={fullest} />}
    </>
  )
}

function Overbooked(props: TeamScheduleProps) {
  const { count, rows, part, unknown } = props.overbooked
  if (count === 0) return null
  const isLinked = rows?.some(({ href }) => href !== null)
  return (
    <section id="acima" className="desk-stack">
      <h2 className="desk-section">{words.overbooked.title}</h2>
      <p className="desk-strong num">{words.overbooked.count(count)}</p>
      <p className="desk-why">
        {rows === null
          ? words.overbooked.countMore
          : isLinked
            ? words.overbooked.why
            : words.overbooked.whyNumbers}
      </p>
      {rows !== null && (
        <>
          {rows.length > 0 && <OverbookedVisitsTable rows={rows} />}
          <Pager part={part} hrefOf={(page) => `${hrefOf(props, { 'pagina-acima': String(page) })}#acima`} />
          {unknown > 0 && <p className="desk-hint">{words.overbooked.unknown(unknown)}</p>}
        </>
      )}
    </section>
  )
}

type FullestProps = {
  readonly props: TeamScheduleProps
  readonly fullest: NonNullable<TeamScheduleProps['fullest']>
}

const Fullest = ({ props, fullest: { rows, part, filling } }: FullestProps) => (
  <section id="cheios" className="desk-stack">
    <h2 className="desk-section">{words.fullest.title}</h2>
    <p className="desk-strong num">{words.fullest.filling(filling)}</p>
    <p className="desk-why">{words.fullest.why}</p>
    <Table
      caption={words.fullest.caption}
      rows={rows}
      keyOf={({ key, day, period }) => `${key} ${day} ${period}`}
      empty={words.fullest.empty}
      columns={[
        {
          head: words.team,
          cell: ({ key, team, day }) => (
            <a className="desk-strong" href={hrefOf(props, { equipe: key, de: day })}>
              {team}
            </a>
          ),
        },
        { head: words.fullest.day, cell: ({ day }) => <span className="desk-day">{formatLong(day)}</span> },
        { head: words.fullest.period, cell: ({ period }) => periodNames[period] },
        {
          head: words.booked,
          isFigure: true,
          cell: ({ booked, capacity }) => words.of(booked, capacity),
        },
        {
          head: words.fullest.full,
          cell: ({ booked, capacity }) => (
            <PercentageBar share={booked / capacity} isUrgent={booked / capacity >= 0.8} />
          ),
        },
      ]}
    />
    <Pager part={part} hrefOf={(page) => `${hrefOf(props, { pagina: String(page) })}#cheios`} />
  </section>
)
