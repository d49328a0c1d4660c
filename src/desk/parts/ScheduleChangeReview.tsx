/**
 * The effects of a change to the teams' calendar before it is stored: visits that exceed it, and the form that stores
 * it.
 */
import { formatNumber, formatSlot } from '../../content/desk/number-and-date-formats.ts'
import { scheduleWords } from '../../content/desk/team-schedule.ts'
import type { TeamOptions, UnchangedDay } from '../../../server/rules/desk/team-schedule-types.ts'
import type { ScheduleChangeReview as Review } from '../../../server/services/desk/change-slot-capacity.ts'
import { Button } from './Button.tsx'
import { DeskNotice } from './DeskNotice.tsx'
import { CsrfForm } from './CsrfForm.tsx'
import { Table } from './Table.tsx'
import { Time } from './Time.tsx'
import type { TeamSchedule } from '../../../server/services/desk/team-schedule-page-data.ts'

const scheduleChangeReviewWords = scheduleWords.review

/** Fields that the form of the review sets itself. */
const OWN = new Set(['csrf', 'visto', 'atinge', 'confere'])

type ReviewProps = {
  readonly action: string
  readonly teams: TeamOptions
  readonly fields: Readonly<Record<string, string>>
  /** How many visits the team makes in a period; null for all teams. */
  readonly teamCapacity: number | null
  readonly review: Review
}

const overbookedVisitsTableWords = scheduleWords.overbooked

/** Lists the visits that exceed the capacity of their slots, with links to the orders. */
export const OverbookedVisitsTable = ({
  rows,
}: {
  readonly rows: NonNullable<TeamSchedule['overbooked']['rows']>
}) => (
  <Table
    caption={overbookedVisitsTableWords.caption}
    rows={rows}
    keyOf={({ number }) => number}
    empty={overbookedVisitsTableWords.none}
    columns={[
      {
        head: overbookedVisitsTableWords.order,
        cell: ({ number, href }) =>
          href === null ? <span className="desk-strong">{number}</span> : <a href={href}>{number}</a>,
      },
      { head: overbookedVisitsTableWords.team, cell: ({ team }) => team },
      { head: overbookedVisitsTableWords.slot, cell: ({ day, period }) => formatSlot(day, period) },
      { head: overbookedVisitsTableWords.bookedAt, cell: ({ bookedAt }) => <Time iso={bookedAt} /> },
    ]}
  />
)

export function ScheduleChangeReview({ action, teams, fields, teamCapacity, review }: ReviewProps) {
  const { count, rows, left, concerned, concernedCount, concernedUnknown, seen, concernedSum } = review
  const known = concernedCount - concernedUnknown
  const isAll = (fields.equipe ?? '') === ''
  const team = teams.find(([key]) => key === fields.equipe)?.[1] ?? scheduleWords.allTeams
  const shown = rows.reduce((sum, { teams }) => sum + teams, 0)
  return (
    <section className="desk-stack">
      <h2 className="desk-section">{scheduleChangeReviewWords.title}</h2>
      <Meanwhile review={review} teamCapacity={teamCapacity} />
      {count === 0 ? (
        <p className="desk-empty">{scheduleChangeReviewWords.nothing}</p>
      ) : (
        <>
          <p className="desk-strong">
            {isAll ? scheduleChangeReviewWords.countAll(count) : scheduleChangeReviewWords.count(team, count)}
          </p>
          <Table
            caption={scheduleChangeReviewWords.caption}
            rows={rows}
            keyOf={(row) => JSON.stringify(row)}
            empty=""
            columns={[
              { head: scheduleChangeReviewWords.slot, cell: ({ day, period }) => formatSlot(day, period) },
              {
                head: scheduleChangeReviewWords.before,
                cell: ({ before }) => scheduleWords.state(before, teamCapacity),
              },
              {
                head: scheduleChangeReviewWords.after,
                cell: ({ after }) => (
                  <span className="desk-strong">{scheduleWords.state(after, teamCapacity)}</span>
                ),
              },
              ...(isAll
                ? [
                    {
                      head: scheduleChangeReviewWords.teams,
                      isFigure: true,
                      cell: ({ teams }: Review['rows'][number]) => formatNumber(teams),
                    },
                  ]
                : []),
              { head: scheduleWords.booked, isFigure: true, cell: ({ booked }) => formatNumber(booked) },
            ]}
          />
          {shown < count && <p className="desk-hint">{scheduleChangeReviewWords.shown(count)}</p>}
        </>
      )}
      {left.length > 0 && <Left days={left} />}
      {count > 0 && (
        <>
          {concernedCount === 0 ? (
            <p>{scheduleChangeReviewWords.nobody}</p>
          ) : (
            <>
              <h3 className="desk-section">{scheduleChangeReviewWords.concerned(concernedCount)}</h3>
              <p className="desk-why">{scheduleChangeReviewWords.concernedWhy}</p>
              {concerned.length > 0 && <OverbookedVisitsTable rows={concerned} />}
              {concerned.length < known && (
                <p className="desk-hint">{scheduleWords.overbooked.more(known - concerned.length)}</p>
              )}
              {concernedUnknown > 0 && (
                <p className="desk-hint">{scheduleWords.overbooked.unknown(concernedUnknown)}</p>
              )}
            </>
          )}
          <CsrfForm action={action} className="desk-form">
            {Object.entries(fields)
              .filter(([name]) => !OWN.has(name))
              .map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
            <input type="hidden" name="visto" value={seen} />
            <input type="hidden" name="atinge" value={concernedSum} />
            <input type="hidden" name="confere" value="sim" />
            <div className="desk-buttons">
              <Button label={scheduleChangeReviewWords.save} />
            </div>
          </CsrfForm>
        </>
      )}
    </section>
  )
}

/** What others did since the page was opened. */
function Meanwhile({ review, teamCapacity }: Pick<ReviewProps, 'review' | 'teamCapacity'>) {
  const { overtaken, overtakenCount, isConcernNew } = review
  if (overtakenCount === 0 && !isConcernNew) return null
  return (
    <DeskNotice kind="error">
      {overtakenCount > 0 && (
        <>
          <p>{scheduleChangeReviewWords.overtaken(overtakenCount)}</p>
          <ul>
            {overtaken.map(({ team, day, period, before, after, by, at }) => (
              <li key={`${team} ${day} ${period}`}>
                {scheduleChangeReviewWords.overtakenLine(
                  team,
                  formatSlot(day, period),
                  scheduleWords.state(before, teamCapacity),
                  scheduleWords.state(after, teamCapacity),
                )}
                , {scheduleChangeReviewWords.by(by)}
                <Time iso={at} />
              </li>
            ))}
          </ul>
          {overtaken.length < overtakenCount && (
            <p>{scheduleWords.overbooked.more(overtakenCount - overtaken.length)}</p>
          )}
          <p>{scheduleChangeReviewWords.goOn}</p>
        </>
      )}
      {overtakenCount === 0 && <p>{scheduleChangeReviewWords.concernNew}</p>}
    </DeskNotice>
  )
}

const REASONS = ['holiday', 'sunday', 'past', 'source'] as const

/** The days that a change leaves alone, by reason. */
const Left = ({ days }: { readonly days: readonly UnchangedDay[] }) => (
  <div>
    <p className="desk-strong">{scheduleChangeReviewWords.left}</p>
    <ul>
      {REASONS.map((reason) => {
        const names = days
          .filter(({ why }) => why === reason)
          .map(({ day, holiday }) => scheduleChangeReviewWords.leftDay(day, holiday))
        if (names.length === 0) return null
        const text = scheduleChangeReviewWords.leftDays[reason]
        return <li key={reason}>{typeof text === 'string' ? text : text(names.join(', '))}</li>
      })}
    </ul>
  </div>
)
