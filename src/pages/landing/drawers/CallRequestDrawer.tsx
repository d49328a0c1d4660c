import { useState } from 'react'
import { callDrawer as text } from '../../../content/landing/forms.ts'
import { phoneProblems } from '../../../content/problems/phone.ts'
import { textOfProblem } from '../../../content/problems/fill-in-error-message.ts'
import { parsePhone } from '../../../lib/phone.ts'
import { PrimaryButton } from '../../../ui/forms/PrimaryButton.tsx'
import { StepForm } from '../../../ui/forms/StepForm.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { reportLead } from '../../../ui/report-landing-form-submitted.ts'
import { PhoneField } from '../CepAndPhoneFields.tsx'
import { useLandingServices } from '../landing-services.ts'
import { useFormState } from '../useFormState.ts'
import type { DrawerProps } from './drawer-props.ts'
import './drawers.css'

/** The drawer in which visitors leave their phone number to be called. */
export default function CallRequestDrawer({ isOpen, onClose, onAsked }: DrawerProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} kind="drawer" title={text.title} text={text.text}>
      <CallForm onAsked={onAsked} />
    </Dialog>
  )
}

function CallForm({ onAsked }: Pick<DrawerProps, 'onAsked'>) {
  const { askForCall } = useLandingServices()
  const { values, problems, refusals, change, refuse } = useFormState({ telephone: '' })
  const [isBusy, setIsBusy] = useState(false)

  async function send(typed: string) {
    const phone = parsePhone(typed)
    if ('problem' in phone) {
      refuse({ telephone: textOfProblem(phoneProblems, phone) })
      return
    }
    setIsBusy(true)
    const answer = await askForCall(phone.value)
    setIsBusy(false)
    if ('problem' in answer) refuse({ telephone: answer.problem })
    else {
      reportLead('ligacao')
      onAsked(answer.isRepeated)
    }
  }
  return (
    <StepForm
      className="drawer-form"
      onAnswer={({ telephone = '' }) => void send(telephone)}
      busy={isBusy}
      refusals={refusals}
    >
      <PhoneField
        id="ligacao-telephone"
        name="telephone"
        label={text.phone}
        value={values.telephone}
        onChange={change}
        error={problems.telephone}
      />
      <PrimaryButton
        state={isBusy ? 'loading' : problems.telephone ? 'error' : 'default'}
        loadingText={text.sending}
      >
        {text.submit}
      </PrimaryButton>
      <p role="status" className="hush">
        {isBusy && text.sending}
      </p>
    </StepForm>
  )
}
