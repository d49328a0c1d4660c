/** Calendar for up to three preferred installation dates, each a day and a period. */
import { useState } from 'react'
import { calendarWords as words } from '../../content/installation-calendar.ts'
import { dataInstalacao as texts } from '../../content/steps/data-instalacao.ts'
import { isNationalHoliday } from '../../lib/installation-days.ts'
import { brToIso } from '../../lib/iso-dates.ts'
import { formatLong } from '../../lib/parse-and-format-dates.ts'
import { MaskedField } from '../forms/MaskedField.tsx'
import { describedBy, FieldTexts, GroupLegend } from '../forms/FieldTexts.tsx'
import type { LabelStyle } from '../forms/FieldTexts.tsx'
import { RadioCards } from '../forms/RadioCards.tsx'
import { prefersReducedMotion } from '../reduced-motion.ts'
import { calendarWeeks, type Cell } from './arrange-calendar-weeks.ts'
import './installation-calendar.css'

/** A day with free installation slots. `date` is dd/mm/yyyy, `periods` are the free periods of the day. */
export type FreeDay = { date: string; periods: readonly ('manha' | 'tarde')[] }

type InstallationCalendarProps = {
  label: string
  as?: LabelStyle
  why?: string
  /** The days that can be chosen. */
  days: readonly FreeDay[]
  /** The values typed so far, by wire name: date, period, date2, period2, date3, period3. */
  values: Readonly<Record<string, string>>
  onChange: (name: string, value: string) => void
  errors?: Readonly<Record<string, string>>
  /** Whether the visitor can give only one preferred date. */
  isOneWish?: boolean
}

const longDay = (date: string) => formatLong(brToIso(date))

/** Shows the periods of the day that was pressed, which a low screen has below its calendar. */
const showPeriods = (date: string) =>
  document
    .getElementsByName(date.replace('date', 'period'))[0]
    ?.closest('fieldset')
    ?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' })

export function InstallationCalendar({
  label,
  as = 'question',
  why,
  days,
  values,
  onChange,
  errors = {},
  isOneWish = false,
}: InstallationCalendarProps) {
  const [shown, setShown] = useState(values.date3 ? 3 : values.date2 ? 2 : 1)
  const drop = (wish: number) => {
    onChange(`date${wish}`, '')
    onChange(`period${wish}`, '')
    setShown(wish - 1)
  }
  const fields = { days, values, onChange, errors }
  if (days.length === 0) return <p role="status">{words.none}</p>
  return (
    <>
      <Wish suffix="" label={label} as={as} why={why} {...fields} />
      {[2, 3].slice(0, shown - 1).map((wish) => (
        <div key={wish} className="wish">
          <Wish suffix={String(wish)} label={words.wishes[wish - 1] ?? ''} as="label" {...fields} />
          {wish === shown && (
            <button type="button" className="quiet-link" onClick={() => drop(wish)}>
              {words.less}
            </button>
          )}
        </div>
      ))}
      {shown < 3 && !isOneWish && (
        <div>
          <button type="button" className="quiet-link" onClick={() => setShown(shown + 1)}>
            {words.more}
          </button>
          <p className="hint">{words.moreWhy}</p>
        </div>
      )}
    </>
  )
}

type WishProps = Pick<InstallationCalendarProps, 'days' | 'values' | 'onChange'> &
  Pick<DayGridProps, 'label' | 'as' | 'why'> & {
    /** The end of the wire names: '', '2' or '3'. */
    suffix: string
    errors: Readonly<Record<string, string>>
  }

/** The fields for one preferred date. */
function Wish({ suffix, days, values, onChange, errors, ...texts }: WishProps) {
  const [date, period] = [`date${suffix}`, `period${suffix}`] as const
  const value = values[date] ?? ''
  const pick = (name: string, picked: string) => {
    onChange(name, picked)
    const periods = days.find((day) => day.date === picked)?.periods
    const chosen = values[period]
    if (chosen && periods && !periods.some((one) => one === chosen)) onChange(period, '')
  }
  return (
    <>
      <DayGrid {...texts} name={date} days={days} value={value} onChange={pick} error={errors[date]} />
      <Periods
        name={period}
        days={days}
        date={value}
        values={values}
        onChange={onChange}
        error={errors[period]}
      />
      <TypedDay name={date} days={days} value={value} onChange={pick} />
    </>
  )
}

type DayGridProps = {
  /** Wire name: date, date2, date3. */
  name: string
  label: string
  as: LabelStyle
  why?: string
  days: readonly FreeDay[]
  value: string
  onChange: (name: string, value: string) => void
  error?: string
}

function DayGrid({ name, label, as, why, days, value, onChange, error }: DayGridProps) {
  const { months, columns, cells } = calendarWeeks(days.map((day) => day.date))
  const closed = closedDays(cells)
  const described = describedBy(`f-${name}`, { why, error })
  return (
    <fieldset
      className="calendar"
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={closed ? [described, `f-${name}-closed`].filter(Boolean).join(' ') : described}
    >
      <GroupLegend as={as}>{label}</GroupLegend>
      <FieldTexts id={`f-${name}`} why={why} error={error} />
      <div className={`calendar__grid calendar__grid--${columns}`}>
        <p className="calendar__months">{months}</p>
        {words.weekdays.slice(0, columns).map((weekday) => (
          <span key={weekday} className="calendar__weekday" aria-hidden="true">
            {weekday}
          </span>
        ))}
        {cells.map((cell) =>
          cell.free ? (
            <label key={cell.date} className="day">
              <input
                type="radio"
                name={name}
                value={cell.date}
                checked={cell.date === value}
                onChange={() => onChange(name, cell.date)}
                // not for arrow keys, which leave the focus at the day
                onClick={({ detail }) => detail > 0 && showPeriods(name)}
                aria-label={longDay(cell.date)}
              />
              {cell.month && <span className="day__month">{cell.month}</span>}
              <span className="day__number">{cell.day}</span>
            </label>
          ) : (
            <span key={cell.date} className="day day--full" aria-hidden="true">
              {cell.month && <span className="day__month">{cell.month}</span>}
              <span className="day__number">{cell.day}</span>
            </span>
          ),
        )}
      </div>
      {closed && (
        <p className="hint" id={`f-${name}-closed`}>
          {closed}
        </p>
      )}
    </fieldset>
  )
}

/** Says why days between the first and the last free one cannot be chosen; '' if all of them can. */
function closedDays(cells: readonly Cell[]): string {
  const isFree = ({ free }: Cell) => free
  const closed = cells
    .slice(cells.findIndex(isFree), cells.findLastIndex(isFree))
    .filter(({ free }) => !free)
    .map(({ date }) => ({ date, isHoliday: isNationalHoliday(brToIso(date)) }))
  const daysWhere = (isHoliday: boolean) =>
    closed.filter((one) => one.isHoliday === isHoliday).map(({ date }) => date)
  return [words.holidays(daysWhere(true)), words.full(daysWhere(false))].filter(Boolean).join(' ')
}

type TypedDayProps = Pick<DayGridProps, 'name' | 'days' | 'value' | 'onChange'>

/** A field for a day, below everything that most visitors need. */
function TypedDay({ name, days, value, onChange }: TypedDayProps) {
  const isTyped = value !== '' && !days.some(({ date }) => date === value)
  // rendered only when opened: few visitors open it, and it takes a tenth of the rendering time of the
  // calendar
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details className="typed-day" open={isTyped} onToggle={() => setWasOpened(true)}>
      <summary className="quiet-link">{words.typed}</summary>
      {(wasOpened || isTyped) && (
        <MaskedField
          mask="date"
          name={`typed_${name}`}
          label={texts.labels.date ?? ''}
          placeholder={texts.placeholders?.date}
          value={value}
          onChange={(_typed, date) => onChange(name, date)}
        />
      )}
      {isTyped && <input type="hidden" name={name} value={value} />}
    </details>
  )
}

type PeriodsProps = {
  days: readonly FreeDay[]
  date?: string
  name: string
  values: Readonly<Record<string, string>>
  onChange: (name: string, value: string) => void
  error?: string
}

function Periods({ days, date, name, values, onChange, error }: PeriodsProps) {
  const open = days.find((day) => day.date === date)?.periods
  const options = (texts.options ?? []).filter((one) => !open || open.some((period) => period === one.value))
  return (
    <RadioCards
      name={name}
      label={texts.labels[name] ?? ''}
      layout="row"
      options={options}
      value={values[name] ?? ''}
      onChange={onChange}
      error={error}
    />
  )
}
