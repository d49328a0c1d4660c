import { useState } from 'react'
import { dataInstalacao as texts } from '../../content/steps/data-instalacao.ts'
import { states } from '../../content/states.ts'
import { brToIso, formatLong } from '../../lib/dates.ts'
import { MaskedField } from '../forms/MaskedField.tsx'
import { describedBy, FieldTexts, GroupLegend } from '../forms/Question.tsx'
import type { LabelStyle } from '../forms/Question.tsx'
import { RadioCards } from '../forms/RadioCards.tsx'
import { SelectField } from '../forms/SelectField.tsx'
import { weeksOf } from './weeks.ts'
import './calendar.css'

export type FreeDay = { date: string; periods: readonly ('manha' | 'tarde')[] }

type CalendarProps = {
  label: string
  as?: LabelStyle
  why?: string
  /** Free days, dd/mm/yyyy. */
  days: readonly FreeDay[]
  /** Draft by wire name: date, period, date2, period2, date3, period3. */
  values: Readonly<Record<string, string>>
  onChange: (name: string, value: string) => void
  errors?: Readonly<Record<string, string>>
  /** Hides the second and third preferences. */
  isOneWish?: boolean
}

const WEEKDAYS = ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom']
const words = {
  typed: 'Prefere escrever a data?',
  more: 'Deixar outra opção de dia',
  moreWhy: 'Se o primeiro horário encher, tentamos o próximo.',
  wishes: ['', 'Segunda opção, se quiser', 'Terceira opção, se quiser'],
  none: 'Escolha um dia',
} as const

const longDay = (date: string) => formatLong(brToIso(date))

/** Installation preferences: a calendar for the first, short lists for the second and third (D23). */
export function Calendar({
  label,
  as = 'question',
  why,
  days,
  values,
  onChange,
  errors = {},
  isOneWish = false,
}: CalendarProps) {
  const [shown, setShown] = useState(values.date3 ? 3 : values.date2 ? 2 : 1)
  const pick = (suffix: string) => (name: string, date: string) => {
    onChange(name, date)
    const periods = days.find((day) => day.date === date)?.periods
    const period = values[`period${suffix}`]
    if (period && periods && !periods.some((one) => one === period)) onChange(`period${suffix}`, '')
  }
  if (days.length === 0) return <p role="status">{states.empty.dates}</p>
  return (
    <>
      <DayGrid
        label={label}
        as={as}
        why={why}
        days={days}
        value={values.date ?? ''}
        onChange={pick('')}
        error={errors.date}
      />
      <Periods
        days={days}
        date={values.date}
        name="period"
        values={values}
        onChange={onChange}
        error={errors.period}
      />
      {[2, 3].slice(0, shown - 1).map((wish) => (
        <fieldset key={wish} className="wish">
          <legend className="label">{words.wishes[wish - 1]}</legend>
          <SelectField
            name={`date${wish}`}
            label={texts.labels[`date${wish}`] ?? ''}
            value={values[`date${wish}`] ?? ''}
            onChange={pick(String(wish))}
            placeholder={words.none}
            options={days.map((day) => ({ value: day.date, label: longDay(day.date) }))}
            error={errors[`date${wish}`]}
          />
          <Periods
            days={days}
            date={values[`date${wish}`]}
            name={`period${wish}`}
            values={values}
            onChange={onChange}
            error={errors[`period${wish}`]}
          />
        </fieldset>
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

type DayGridProps = {
  label: string
  as: LabelStyle
  why?: string
  days: readonly FreeDay[]
  value: string
  onChange: (name: string, value: string) => void
  error?: string
}

function DayGrid({ label, as, why, days, value, onChange, error }: DayGridProps) {
  const { columns, cells } = weeksOf(days.map((day) => day.date))
  const listed = cells.some((cell) => cell.free && cell.date === value)
  return (
    <fieldset
      className="calendar"
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy('f-date', { why, error })}
    >
      <GroupLegend as={as}>{label}</GroupLegend>
      <FieldTexts id="f-date" why={why} error={error} />
      <div className={`calendar__grid calendar__grid--${columns}`}>
        {WEEKDAYS.slice(0, columns).map((name) => (
          <span key={name} className="calendar__weekday" aria-hidden="true">
            {name}
          </span>
        ))}
        {cells.map((cell) =>
          cell.free ? (
            <label key={cell.date} className="day">
              <input
                type="radio"
                name="date"
                value={cell.date}
                checked={cell.date === value}
                onChange={() => onChange('date', cell.date)}
                aria-label={longDay(cell.date)}
              />
              {cell.month && <span className="day__month">{cell.month}</span>}
              {cell.day}
            </label>
          ) : (
            <span key={cell.date} className="day day--full" aria-hidden="true">
              {cell.month && <span className="day__month">{cell.month}</span>}
              {cell.day}
            </span>
          ),
        )}
      </div>
      <details className="calendar__typed" open={value !== '' && !listed}>
        <summary className="quiet-link">{words.typed}</summary>
        <MaskedField
          mask="date"
          name="typed_date"
          label={texts.labels.date ?? ''}
          placeholder={texts.placeholders?.date}
          value={value}
          onChange={(_name, typed) => onChange('date', typed)}
        />
        {value !== '' && !listed && <input type="hidden" name="date" value={value} />}
      </details>
    </fieldset>
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
