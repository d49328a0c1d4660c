/** Form for the installation date and period: a calendar of the free days that the server returned. */
import { InstallationCalendar } from '../../ui/choices/InstallationCalendar.tsx'
import { ActionBar } from '../../ui/forms/ActionBar.tsx'
import { PrimaryButton } from '../../ui/forms/PrimaryButton.tsx'
import { StepForm } from '../../ui/forms/StepForm.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import type { QuestionProps } from '../question-props.ts'
import { lazily } from '../../ui/lazy-component.tsx'
import { useStep } from '../useStep.ts'
import { WaitState } from '../waits/WaitState.tsx'

const TechnicianAtDoor = lazily(async () => import('../../ui/art/TechnicianAtDoor.tsx'), { isOptional: true })

export default function DatesQuestion({ step, variant }: QuestionProps) {
  const { text, order, draft, problems, refusals, busy, onChange, onAnswer } = useStep(step)
  if (!order.facts.freeDates) {
    return (
      <>
        <Skeleton shape="dates" />
        <WaitState />
      </>
    )
  }
  return (
    <StepForm
      step={step}
      onAnswer={onAnswer}
      busy={busy}
      refusals={refusals}
      className={`ask ask--${variant}`}
    >
      <InstallationCalendar
        label={text.heading}
        as={variant === 'page' ? 'question' : 'hidden'}
        why={variant === 'page' ? text.why : undefined}
        days={order.facts.freeDates}
        values={draft}
        onChange={onChange}
        errors={problems}
      />
      {variant === 'page' && (
        <div className="calendar-picture">
          <TechnicianAtDoor />
        </div>
      )}
      {order.facts.freeDates.length > 0 && (
        <ActionBar isReady={Boolean(draft.date && draft.period)}>
          <PrimaryButton state={busy ? 'loading' : 'default'}>{text.submit}</PrimaryButton>
        </ActionBar>
      )}
    </StepForm>
  )
}
