/** The drawer in which visitors leave their phone number to be called. */
import { callDrawer as text } from '../../../content/landing/forms.ts'
import { phoneProblems } from '../../../content/problems/phone.ts'
import { parsePhone, phoneDigits } from '../../../lib/phone.ts'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { reportLead } from '../../../ui/analytics-reports.ts'
import { PhoneField } from '../CepAndPhoneFields.tsx'
import { useLandingServices } from '../landing-services.ts'
import { LeadForm, useLeadForm } from '../LeadForm.tsx'
import type { DrawerProps } from './drawer-props.ts'
import './drawers.css'

export default function CallRequestDrawer({ isOpen, onClose, onAsked }: DrawerProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} kind="drawer" title={text.title} text={text.text}>
      <CallForm onAsked={onAsked} />
    </Dialog>
  )
}

function CallForm({ onAsked }: Pick<DrawerProps, 'onAsked'>) {
  const { askForCall } = useLandingServices()
  const form = useLeadForm({ telephone: '' }, phoneProblems, { telephone: parsePhone })
  const { values, problems, progress, change, refuse, setProgress } = form

  async function send(given: typeof values) {
    if (!form.accepts(given)) return
    setProgress('loading')
    const answer = await askForCall(phoneDigits(given.telephone))
    setProgress('default')
    if ('problem' in answer) refuse({ telephone: answer.problem })
    else {
      reportLead('ligacao')
      onAsked(answer.isRepeated)
    }
  }
  return (
    <LeadForm
      form={form}
      onSend={(given) => void send(given)}
      hasProblem={progress !== 'loading' && problems.telephone !== undefined}
      text={text}
    >
      <PhoneField
        id="ligacao-telephone"
        name="telephone"
        label={text.phone}
        value={values.telephone}
        onChange={change}
        error={problems.telephone}
      />
    </LeadForm>
  )
}
