/** The fields with which a visit is booked, or moved: free days with their periods and how many visits are free. */
import { orderRecord } from '../../content/desk/orders.ts'
import { brToIso } from '../../lib/iso-dates.ts'
import { capitalised } from '../../lib/text.ts'
import { formatLong } from '../../lib/parse-and-format-dates.ts'
import { Button } from './Button.tsx'
import { FormSelect } from './FormSelect.tsx'
import type { OrderRecord } from '../../../server/services/desk/order-page-data.ts'

const words = orderRecord.visit

type VisitFieldsProps = Pick<OrderRecord, 'choices' | 'hasEmail' | 'schedule'> & {
  /** What was chosen in a form that was refused. */
  readonly value: string | undefined
}

export const VisitFields = ({ choices, hasEmail, schedule, value }: VisitFieldsProps) =>
  choices.length === 0 ? (
    <p className="desk-why">{words.noDates}</p>
  ) : (
    <>
      <p className="desk-why">{hasEmail ? words.why : words.whyUnmailed}</p>
      <input type="hidden" name="antes" value={schedule ? `${schedule.date} ${schedule.period}` : ''} />
      <FormSelect
        name="visita"
        label={schedule ? words.label : words.bookLabel}
        required
        value={value}
        options={[
          ['', orderRecord.none],
          ...choices.map(
            ({ date, period, free }) =>
              [
                `${date} ${period}`,
                words.choice(capitalised(formatLong(brToIso(date))), words.periods[period], free),
              ] as const,
          ),
        ]}
      />
      <Button label={schedule ? words.submit : words.book} />
    </>
  )
