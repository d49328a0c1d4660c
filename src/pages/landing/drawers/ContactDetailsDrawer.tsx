/** The drawer that asks for name, e-mail and phone after the coverage form was submitted. It then opens the order. */
import { connectionErrorMessage } from '../../../content/landing/connection-error-message.ts'
import { contactDrawer as text } from '../../../content/landing/forms.ts'
import { nameAndEmailProblems } from '../../../content/problems/name-and-email.ts'
import { phoneProblems } from '../../../content/problems/phone.ts'
import type { Values } from '../../../funnel/step-and-journey-types.ts'
import { parseLandingEmail } from '../../../lib/email.ts'
import { parseName } from '../../../lib/person-name.ts'
import { MOBILE_PHONE_DIGITS, parseLandingPhone, phoneDigits } from '../../../lib/phone.ts'
import { EmailTypoQuestion, useEmailTypoQuestion } from '../../../questions/EmailTypoQuestion.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { Notice } from '../../../ui/states/Notice.tsx'
import { reportLead } from '../../../ui/analytics-reports.ts'
import { typedAddressAsAnswers } from '../convert-typed-address-to-answers.ts'
import { chosenPlan, planQuery } from '../chosen-plan-in-url.ts'
import { PhoneField } from '../CepAndPhoneFields.tsx'
import { useLandingServices } from '../landing-services.ts'
import { LeadForm, useLeadForm } from '../LeadForm.tsx'
import { waitBeforeSuccess, waitForSuccessToBeRead } from '../pause-around-form-success.ts'
import './drawers.css'

export interface ContactDetailsDrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The eight digits of a CEP (Brazilian postcode) that the server has confirmed. */
  readonly cep: string
  /** The house number, if the CEP was found by street; otherwise ''. */
  readonly number: string
  readonly phone: string
  /** Consent to contact by phone, from the checkbox of the coverage form: 'true' or 'false'. */
  readonly acceptPhoneContact: string
}

const parsePhone: typeof parseLandingPhone = (typed) =>
  phoneDigits(typed).length === MOBILE_PHONE_DIGITS
    ? parseLandingPhone(typed)
    : { problem: 'telefone-invalido' }

const words = { ...nameAndEmailProblems, ...phoneProblems }
const parsers = { name: parseName, email: parseLandingEmail, phone: parsePhone } as const
export default function ContactDetailsDrawer({ isOpen, onClose, ...given }: ContactDetailsDrawerProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} kind="drawer" title={text.title}>
      <ContactForm {...given} onSent={onClose} />
    </Dialog>
  )
}

type ContactFormProps = Pick<ContactDetailsDrawerProps, 'cep' | 'number' | 'phone' | 'acceptPhoneContact'> & {
  readonly onSent: () => void
}

/**
 * The form in the drawer. It starts with the phone number from the coverage form each time the drawer opens.
 */
function ContactForm({ cep, number, phone, acceptPhoneContact, onSent }: ContactFormProps) {
  const { takeOver } = useLandingServices()
  const form = useLeadForm({ name: '', email: '', phone }, words, parsers)
  const { values, problems, progress, setProgress, change } = form

  const isWhole = Object.keys(form.problemsIn(values)).length === 0

  const accept = (given: Values) => void openOrder({ ...values, ...given })
  const { doubt, answer } = useEmailTypoQuestion(accept)

  async function openOrder(given: typeof values) {
    change('email', given.email)
    setProgress('loading')
    const destination = {
      path: `/consultar-cobertura/nr-imovel/${planQuery(chosenPlan())}`,
      address: typedAddressAsAnswers(cep, number),
      answers: {
        nome: { name: given.name },
        telefone: { phone: given.phone, acceptPhoneContact },
        // submitting this form includes consent to promotional e-mails
        email: { email: given.email, accept_promotions: 'true' },
      },
    }
    try {
      await takeOver(destination, async () => {
        await waitBeforeSuccess()
        setProgress('success')
        await waitForSuccessToBeRead()
      })
      reportLead('cobertura')
      onSent()
    } catch {
      setProgress('error')
    }
  }
  const isBusy = progress === 'loading' || progress === 'success'
  return (
    <LeadForm
      form={form}
      onSend={(given) => {
        if (form.accepts(given)) answer(given)
      }}
      text={text}
      lacks={isWhole ? undefined : text.lacks}
    >
      <TextField
        id="contato-name"
        name="name"
        label={text.name}
        value={values.name}
        onChange={change}
        error={problems.name}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={160}
      />
      <TextField
        id="contato-email"
        name="email"
        type="email"
        inputMode="email"
        label={text.email}
        value={values.email}
        onChange={change}
        error={problems.email}
        autoComplete="email"
        autoCapitalize="none"
        placeholder="voce@exemplo.com.br"
        maxLength={128}
      />
      <PhoneField
        id="contato-phone"
        label={text.phone}
        value={values.phone}
        onChange={change}
        error={problems.phone}
      />
      {!isBusy && <EmailTypoQuestion doubt={doubt} typed={values.email} onAnswer={accept} />}
      {progress === 'error' && <Notice tone="error">{connectionErrorMessage}</Notice>}
    </LeadForm>
  )
}
