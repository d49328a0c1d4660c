/** One day in the teams' calendar, with the bookings and the capacity of each period. */
import { periodNames } from '../../content/desk/number-and-date-formats.ts'
import { scheduleWords as words } from '../../content/desk/team-schedule.ts'
import { weekday } from '../../lib/iso-dates.ts'
import { formatLong } from '../../lib/parse-and-format-dates.ts'
import { capitalised } from '../../lib/text.ts'
import type { ScheduleSlot } from '../../../server/rules/desk/team-schedule-types.ts'
import type { TeamSchedule } from '../../../server/services/desk/team-schedule-page-data.ts'
import { PercentageBar } from './PercentageBar.tsx'

const PERIODS = ['manha', 'tarde'] as const

type Calendar = Pick<TeamSchedule, 'team' | 'view' | 'from' | 'today' | 'usual'> & {
  readonly mayChange: boolean
}

/** 'ter 24/11'. */
const shortDay = (day: string) => `${words.weekdays[weekday(day)]} ${Number(day.slice(8))}/${day.slice(5, 7)}`

/** A day in the calendar `of` a team. */
export function ScheduleDay({
  day,
  isPast,
  off,
  slots,
  of,
}: TeamSchedule['days'][number] & { readonly of: Calendar }) {
  const isOther = of.view === 'mes' && day.slice(0, 7) !== of.from.slice(0, 7)
  const href = `/operador/agenda/mudar?${new URLSearchParams({ equipe: of.team, de: day, ate: day })}`
  const isOpen = of.mayChange && !isPast && off === null
  const isEmpty = off !== null && PERIODS.every((period) => slots[period].booked === 0)
  const { manha, tarde } = slots
  // said once if it holds for the whole day
  const reason = manha.reason === tarde.reason && (of.team !== '' || isShut(manha)) ? manha.reason : null
  return (
    <li
      className="schedule-day"
      data-past={isPast || undefined}
      data-other={isOther || undefined}
      data-off={off !== null || (isShut(manha) && isShut(tarde)) || undefined}
      aria-current={day === of.today ? 'date' : undefined}
    >
      <h3 className="schedule-day__name">
        {isOpen ? (
          <a href={href}>
            <span aria-hidden="true">{shortDay(day)}</span>
            <span className="hush">{words.changeDay(formatLong(day))}</span>
          </a>
        ) : (
          <>
            <span aria-hidden="true">{shortDay(day)}</span>
            <span className="hush">{formatLong(day)}</span>
          </>
        )}
      </h3>
      {isOpen && of.view === 'semana' && (
        <a className="quiet-link" href={`${href}&fazer=fechar`}>
          {words.closeDay}
          <span className="hush"> {formatLong(day)}</span>
        </a>
      )}
      {off !== null && <p className="schedule-day__note">{words.off(off)}</p>}
      {reason !== null && <p className="schedule-day__note">{reason}</p>}
      {!isEmpty && (
        <dl className="schedule-day__slots">
          {PERIODS.map((period) => (
            <div key={period}>
              <dt>{capitalised(periodNames[period])}</dt>
              <dd>
                <Slot
                  {...slots[period]}
                  usual={of.usual}
                  isAll={of.team === ''}
                  isReasonSaid={reason !== null}
                />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

/** Whether there are no visits, because all teams that are shown are closed. */
const isShut = ({ closed, capacity }: ScheduleSlot) => closed > 0 && capacity === 0

type SlotProps = ScheduleSlot & {
  readonly usual: number
  readonly isAll: boolean
  readonly isReasonSaid: boolean
}

/** The state of a slot: how full it is, whether it was changed or closed, and why. */
function Slot({ usual, isAll, isReasonSaid, ...slot }: SlotProps) {
  const { booked, capacity, closed, changed, reason, over } = slot
  const isClosed = isShut(slot)
  const marks = [
    isAll && closed > 0 && !isClosed && words.closedTeams(closed),
    changed > 0 && (isAll ? words.changedTeams(changed) : words.changed(usual)),
    isClosed && !isReasonSaid && reason,
  ].filter((each) => typeof each === 'string')
  return (
    <>
      <span className={isClosed || over > 0 ? 'desk-strong' : undefined}>
        {isClosed ? (booked > 0 ? words.closedBooked(booked) : words.closed) : words.of(booked, capacity)}
      </span>
      {over > 0 && <span className="desk-bad schedule-mark">{words.over(over)}</span>}
      {marks.map((mark) => (
        <span key={mark} className="schedule-mark">
          {mark}
        </span>
      ))}
      {!isClosed && (
        <PercentageBar share={capacity === 0 ? 0 : booked / capacity} isUrgent={booked >= 0.8 * capacity} />
      )}
    </>
  )
}
