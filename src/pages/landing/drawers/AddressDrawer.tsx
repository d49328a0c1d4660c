/**
 * The drawer of a landing page that asks for CEP (Brazilian postcode), house number and phone. It then opens the order
 * at the coverage check.
 */
import { connectionErrorMessage } from '../../../content/landing/connection-error-message.ts'
import { cookieBanner } from '../../../content/cookie-banner.ts'
import { addressDrawer as text, coverageForm } from '../../../content/landing/forms.ts'
import { opensInAnotherTab } from '../../../content/common-labels.ts'
import { addressProblems } from '../../../content/problems/address.ts'
import { phoneProblems } from '../../../content/problems/phone.ts'
import { formatCep, parseLandingCep } from '../../../lib/cep.ts'
import { digits } from '../../../lib/extract-digits.ts'
import { parseHouseNumber, splitNumberAndComplement } from '../../../lib/house-number.ts'
import { streetInstead } from '../../../lib/street-instead-of-cep.ts'
import { parseLandingPhone } from '../../../lib/phone.ts'
import { PrimaryButton } from '../../../ui/forms/PrimaryButton.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { Notice } from '../../../ui/states/Notice.tsx'
import { reportLead } from '../../../ui/analytics-reports.ts'
import { useShownPhone } from '../../../ui/usePhones.ts'
import { CepField, PhoneField } from '../CepAndPhoneFields.tsx'
import { UnknownCepLink } from '../UnknownCepLink.tsx'
import { chosenPlan, planQuery } from '../chosen-plan-in-url.ts'
import { useLandingServices } from '../landing-services.ts'
import { LeadForm, useLeadForm } from '../LeadForm.tsx'
import { CEP_DIGITS, useCepLookUp } from '../useCepLookUp.ts'
import type { DrawerProps } from './drawer-props.ts'
import './drawers.css'

const words = { ...addressProblems, ...phoneProblems }
const parsers = {
  cep: parseLandingCep,
  number: (typed: string) => parseHouseNumber(splitNumberAndComplement(typed).number),
  phone: parseLandingPhone,
} as const

export default function AddressDrawer({ isOpen, onClose, sku }: DrawerProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} kind="drawer" title={text.title}>
      <AddressForm sku={sku} />
    </Dialog>
  )
}

function AddressForm({ sku }: Pick<DrawerProps, 'sku'>) {
  const { takeOver } = useLandingServices()
  const shownPhone = useShownPhone()
  const plan = sku ?? chosenPlan()
  const form = useLeadForm({ cep: '', number: '', phone: '' }, words, parsers)
  const { values, problems, refusals, change, refuse, setProgress } = form
  const { refusalOf, wayOnWith, lookUp } = useCepLookUp(values.cep)

  const cepProblem = problems.cep ?? refusalOf(values.cep)
  const hasProblem = Boolean(cepProblem ?? problems.number ?? problems.phone)
  const isWhole = digits(values.cep).length === CEP_DIGITS && values.number.trim() !== ''

  async function send(given: typeof values) {
    if (!form.accepts(given)) return
    if (refusalOf(given.cep)) {
      refuse({})
      return
    }
    setProgress('loading')
    const problem = await lookUp(digits(given.cep), plan)
    if (problem === null) await leadOn(given)
    else refuse({ cep: problem })
  }
  /** Opens the order at the coverage check. The next page shows the plans or the waiting list. */
  async function leadOn(given: typeof values) {
    setProgress('success')
    try {
      await takeOver({
        path: `/checkout/verificando-disponibilidade/${planQuery(plan)}`,
        address: { cep: { cep: digits(given.cep) }, 'nr-imovel': { number: given.number } },
        // the text above the button states this consent
        answers: { telefone: { phone: given.phone, acceptPhoneContact: 'true' } },
      })
      reportLead('endereco')
    } catch {
      setProgress('error')
    }
  }
  const wayOn = wayOnWith(values.cep)
  return (
    <LeadForm
      form={form}
      onSend={(given) => void send(given)}
      hasProblem={hasProblem}
      text={{ submit: text.submit, sending: text.looking, sent: text.found }}
      lacks={isWhole && !hasProblem ? undefined : text.lacks}
      more={
        wayOn !== null && (
          <PrimaryButton type="button" tone="secondary" onClick={() => void leadOn(values)}>
            {wayOn}
          </PrimaryButton>
        )
      }
    >
      <div className="drawer-form__pair">
        <CepField
          id="endereco-cep"
          label={text.cep}
          value={values.cep}
          onChange={change}
          error={cepProblem}
        />
        <TextField
          id="endereco-number"
          name="number"
          label={text.number}
          value={values.number}
          onChange={change}
          error={problems.number}
          inputMode="text"
        />
      </div>
      <p className="drawer-form__hint">{text.numberHint}</p>
      <div>
        <UnknownCepLink
          instead={problems.cep ? streetInstead(values.cep) : null}
          refusals={refusals}
          onFound={(cep, number) => {
            change('cep', formatCep(cep))
            if (number) change('number', number)
          }}
        />
      </div>
      <PhoneField
        id="endereco-phone"
        label={text.phone}
        value={values.phone}
        onChange={change}
        error={problems.phone}
      />
      {form.progress === 'error' && <Notice tone="error">{connectionErrorMessage}</Notice>}
      <p className="drawer-form__hint">
        {text.consent} {coverageForm.withdraw(shownPhone)}{' '}
        <a href={cookieBanner.policyHref} target="_blank" rel="noreferrer">
          {text.policy}
          <span className="hush">{opensInAnotherTab}</span>
        </a>
      </p>
    </LeadForm>
  )
}
